import { expect, onTestFinished, test } from "vitest";
import { describeStore } from "./conformance.ts";
import { lazyStore } from "./lazy-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

describeStore("A lazy store", () => lazyStore(async () => openSqliteStore(":memory:")));

test("the store behind it is opened at the first use, and once", async () => {
  let opened = 0;
  const store = lazyStore(async () => {
    opened += 1;
    return openSqliteStore(":memory:");
  });
  onTestFinished(() => store.close());
  expect(opened).toBe(0);
  await Promise.all([store.get("carts", "ana"), store.count({ collection: "carts" })]);
  expect(opened).toBe(1);
});

test("one that was never used closes without opening", async () => {
  const store = lazyStore(() => Promise.reject<Store>(new Error("opened")));
  await expect(store.close()).resolves.toBeUndefined();
});

test("one that cannot be opened says so at every use", async () => {
  const store = lazyStore(() => Promise.reject<Store>(new Error("no credentials")));
  await expect(store.get("carts", "ana")).rejects.toThrow("no credentials");
});
