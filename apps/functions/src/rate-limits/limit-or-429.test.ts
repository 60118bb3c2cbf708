import { expect, test } from "vitest";
import { openTestStore } from "../testing/test-store.ts";
import { limitOr429 } from "./limit-or-429.ts";

const start = new Date("2026-11-21T12:00:00Z");
const rule = { max: 2, windowMs: 60_000 };

test("so many are allowed, and the next response has when to retry", async () => {
  const store = openTestStore();
  await limitOr429(store, "ana", rule, start);
  await limitOr429(store, "ana", rule, after(10_000));
  await expect(limitOr429(store, "ana", rule, after(10_500))).rejects.toMatchObject({
    failure: { id: 429, retryAfter: 50 },
  });
});

test("a window ends when it was said to, however many were refused in it", async () => {
  const store = openTestStore();
  await limitOr429(store, "ana", rule, start);
  await limitOr429(store, "ana", rule, start);
  await Promise.allSettled([1, 2, 3].map(() => limitOr429(store, "ana", rule, after(59_999))));
  await limitOr429(store, "ana", rule, after(60_000));
  await limitOr429(store, "ana", rule, after(60_000));
  await expect(limitOr429(store, "ana", rule, after(60_000))).rejects.toMatchObject({
    failure: { id: 429, retryAfter: 60 },
  });
});

test("what is stored is anonymous", async () => {
  const store = openTestStore();
  await limitOr429(store, "sendMessage 203.0.113.9", rule, start);
  expect(await store.query({ collection: "limits", limit: 10 })).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      doc: { count: 1, endsAt: "2026-11-21T12:01:00.000Z" },
    },
  ]);
});

function after(ms: number): Date {
  return new Date(start.getTime() + ms);
}
