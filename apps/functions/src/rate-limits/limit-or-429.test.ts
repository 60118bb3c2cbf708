import { FailureError } from "@shop/contract";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "../documents/open-store.ts";
import type { Store, Transaction } from "../documents/collections.ts";
import { limitOr429 } from "./limit-or-429.ts";

const start = new Date("2026-11-21T12:00:00Z");
const rule = { max: 2, windowMs: 60_000 };

test("so many are let through, and the next one is told when to come back", async () => {
  const store = opened();
  await limitOr429(store, "ana", rule, start);
  await limitOr429(store, "ana", rule, after(10_000));
  await expect(limitOr429(store, "ana", rule, after(10_500))).rejects.toThrow(
    new FailureError({ id: 429, retryAfter: 50 }),
  );
});

test("a window ends when it was said to, however many were refused in it", async () => {
  const store = opened();
  await limitOr429(store, "ana", rule, start);
  await limitOr429(store, "ana", rule, start);
  await Promise.allSettled([1, 2, 3].map(() => limitOr429(store, "ana", rule, after(59_999))));
  await limitOr429(store, "ana", rule, after(60_000));
  await limitOr429(store, "ana", rule, after(60_000));
  await expect(failureOf(limitOr429(store, "ana", rule, after(60_000)))).resolves.toEqual({
    id: 429,
    retryAfter: 60,
  });
});

test("of many at once, no more are let through", async () => {
  const store = opened();
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => limitOr429(store, "ana", rule, start)),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

test("what is stored names nobody", async () => {
  const store = opened();
  await limitOr429(store, "sendMessage 203.0.113.9", rule, start);
  expect(await store.query({ collection: "limits", limit: 10 })).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      doc: { count: 1, endsAt: "2026-11-21T12:01:00.000Z" },
    },
  ]);
});

test("a call reads and writes no window but its own, so that nobody waits for another", async () => {
  const store = opened();
  await Promise.all(["ana", "luis", "eva"].map((key) => limitOr429(store, key, rule, start)));
  const touched: string[] = [];
  // Of the port, what a limit uses; anything else would fail here.
  const watched = (tx: Transaction): Pick<Transaction, "get" | "set"> => ({
    get: (collection, id) => {
      touched.push(`read ${id}`);
      return tx.get(collection, id);
    },
    set: (collection, id, doc) => {
      touched.push(`write ${id}`);
      tx.set(collection, id, doc);
    },
  });
  const transaction: Store["transaction"] = (run) =>
    store.transaction((tx) => run(watched(tx) as Transaction));
  await limitOr429({ ...store, transaction }, "new", rule, after(60_000));
  const [id] = touched.map((each) => each.split(" ")[1]);
  expect(touched).toEqual([`read ${id}`, `write ${id}`]);
});

function opened(): Store {
  const store = openSqliteStore(":memory:");
  onTestFinished(() => store.close());
  return store;
}

function after(ms: number): Date {
  return new Date(start.getTime() + ms);
}

async function failureOf(refused: Promise<void>): Promise<unknown> {
  return refused.catch((error: unknown) => error instanceof FailureError && error.failure);
}
