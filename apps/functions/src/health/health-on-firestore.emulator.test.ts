import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Firestore } from "@google-cloud/firestore";
import { expect, onTestFinished, test } from "vitest";
import { openFirestoreStore } from "../documents/open-store.ts";
import { httpHealth } from "./http-health.ts";

test("instances that are asked at once are all well, on Firestore's emulator", async () => {
  const projectId = `demo-${randomUUID()}`;
  const statuses = Array.from({ length: 4 }, async () => {
    const store = openFirestoreStore(async () => new Firestore({ projectId }));
    const health = httpHealth({ store, log: () => {}, now: () => new Date(), newId: randomUUID });
    // It uses nothing of Express.
    const server = createServer(health as unknown as RequestListener);
    onTestFinished(async () => {
      server.close();
      await store.close();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
});
