import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

const rule = { burst: 3, perSecond: 2 };

test("tokens are refilled with time, and never above a burst", () => {
  let now = 0;
  const take = createTokenBuckets(rule, () => now);
  for (const _ of [1, 2, 3]) take("ana");
  now = 250;
  expect(take("ana")).toBe(250);
  now = 500;
  expect([take("ana"), take("ana")]).toEqual([0, 500]);
  now = 3_600_000;
  expect(["ana", "ana", "ana", "ana"].map(take)).toEqual([0, 0, 0, 500]);
});

test("a refused call takes nothing", () => {
  let now = 0;
  const take = createTokenBuckets(rule, () => now);
  for (const _ of [1, 2, 3, 4, 5, 6]) take("ana");
  now = 500;
  expect(take("ana")).toBe(0);
});

test("a clock that goes back neither refills nor removes", () => {
  let now = 10_000;
  const take = createTokenBuckets({ burst: 1, perSecond: 1 }, () => now);
  take("ana");
  now = 0;
  expect(take("ana")).toBe(1000);
});
