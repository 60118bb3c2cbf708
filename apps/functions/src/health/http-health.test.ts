import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import type { LogEntry } from "../call/log.ts";
import type { Store } from "../documents/collections.ts";
import { serve } from "../testing/serve.ts";
import { openTestStore } from "../testing/test-store.ts";
import { httpHealth } from "./http-health.ts";

const UNAVAILABLE = { status: 503, cacheControl: "no-store", body: { status: "unavailable" } };

test("a shop that cannot is unavailable, and the log says why", async () => {
  const store = openTestStore();
  await store.close();
  const { ask, logged } = watch(store);
  expect(await ask()).toEqual(UNAVAILABLE);
  expect(logged).toEqual([
    {
      severity: "ERROR",
      message: "failure 500",
      requestId: expect.any(String) as string,
      service: "httpHealth",
      method: "write",
      failure: 500,
      error: "Error",
      stack: expect.any(Array),
    },
  ]);
});

test("the store is asked once in five seconds", async () => {
  const store = openTestStore();
  const { ask, logged, wait } = watch(store);
  await store.close();
  await Promise.all([ask(), ask()]);
  wait(4999);
  await ask();
  expect(logged).toHaveLength(1);
  wait(1);
  await ask();
  expect(logged).toHaveLength(2);
});

function watch(store: Store) {
  const logged: LogEntry[] = [];
  let now = 0;
  const health = httpHealth({
    store,
    log: (entry) => logged.push(entry),
    now: () => new Date(now),
    newId: randomUUID,
  });
  return {
    logged,
    wait: (ms: number) => {
      now += ms;
    },
    /** Serves the function, and asks it. */
    ask: async () => {
      // It uses nothing of Express.
      const response = await fetch(await serve(health as unknown as RequestListener));
      const { status, headers } = response;
      return { status, cacheControl: headers.get("cache-control"), body: await response.json() };
    },
  };
}
