import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

const waits = (least: number, random: number) =>
  [0, 1, 2, 3, 4, 20].map((tries) => backOff({ id: 503 }, tries, { longest: 5000, least, random }));

test("doubles the longest wait with each try, up to the longest of all", () => {
  expect(waits(0, 1)).toEqual([1000, 1000, 2000, 4000, 5000, 5000]);
});

test("leaves to chance all but what is certain of it", () => {
  expect([waits(0, 0), waits(0.5, 0)]).toEqual([
    [0, 0, 0, 0, 0, 0],
    [500, 500, 1000, 2000, 2500, 2500],
  ]);
  expect(waits(0.5, 0.5)).toEqual([750, 750, 1500, 3000, 3750, 3750]);
});

test("does as it is told when it is told when to come back", () => {
  expect(backOff({ id: 429, retryAfter: 7 }, 4, { longest: 5000, least: 0, random: 0.1 })).toBe(7000);
});
