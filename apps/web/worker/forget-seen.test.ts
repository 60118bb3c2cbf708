// @vitest-environment node
import { expect, it } from "vitest";
import { forgetSeen } from "./forget-seen.ts";
import { answersName, PICTURES, shellName } from "./names.ts";
import { FakeWorkerContext, ORIGIN } from "./testing/fake-worker-context.ts";
import { inTurn } from "./testing/in-turn.ts";

it("what was looked at is forgotten, of every version; the shell and the home stay", async () => {
  const context = new FakeWorkerContext();
  const names = [shellName("1"), answersName("1"), PICTURES, shellName("2"), answersName("2"), "otra"];
  await inTurn(names, async (name) => (await context.caches.open(name)).put("/seen", new Response("")));
  const home = JSON.stringify({ result: { categories: [], featured: [] } });
  context.answer("/api/httpCatalogServices", home, { type: "application/json" });
  await forgetSeen(ORIGIN, { version: "2", files: [] }, context);
  await context.settle();
  expect(context.names).toEqual([shellName("1"), shellName("2"), "otra", answersName("2")]);
  expect(context.on(answersName("2"))).toEqual([expect.stringMatching(/^\/answers\/[0-9a-f]{64}$/)]);
});

it("without a network it is forgotten all the same", async () => {
  const context = new FakeWorkerContext();
  await (await context.caches.open(PICTURES)).put("/seen", new Response(""));
  context.isOffline = true;
  await expect(forgetSeen(ORIGIN, { version: "2", files: [] }, context)).rejects.toThrow("Failed to fetch");
  expect(context.on(PICTURES)).toEqual([]);
});
