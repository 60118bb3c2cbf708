import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createAuthEmulator } from "@shop/auth-emulator";
import { METHOD_ROOT, post } from "@shop/auth-emulator/testing";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { PROJECT_ID } from "../start/project.ts";
import { serveApp } from "../testing/serve-app.ts";
import { useFile } from "../testing/use-folder.ts";
import { webApp } from "./web-app.ts";

/** A fifth of the real cost: the order of the responses does not depend on it. */
const COST = { N: 2 ** 14, r: 8, p: 1 };

test("a file is sent while 25 sign-ins for invented addresses wait for their hashes", async () => {
  const database = new DatabaseSync(":memory:");
  onTestFinished(() => database.close());
  const app = express();
  app.use(createAuthEmulator({ database, projectId: PROJECT_ID, passwordCost: COST }).router);
  app.use(webApp(dirname(useFile("favicon.svg", "<svg/>"))));
  const origin = await serveApp(app);

  let answered = 0;
  const signIns = Array.from({ length: 25 }, async (_, place) => {
    const credentials = { email: `nadie-${place}@example.mx`, password: "cilantro y perejil" };
    const answer = await post(`${origin}${METHOD_ROOT}/accounts:signInWithPassword`, credentials);
    answered += 1;
    return Object(answer.body).error.message;
  });
  const begun = () => database.prepare("SELECT at FROM identity_attempts").all();
  await expect.poll(begun, { interval: 1 }).toHaveLength(25);
  const file = await fetch(`${origin}/favicon.svg`);
  expect([file.status, await file.text()]).toEqual([200, "<svg/>"]);
  // Reading a file takes several tasks of the thread pool: queued behind 25 hashes, it would be slow.
  expect(answered).toBeLessThan(15);
  expect(new Set(await Promise.all(signIns))).toEqual(new Set(["INVALID_LOGIN_CREDENTIALS"]));
});
