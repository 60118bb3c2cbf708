import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

const delays = (min: number, random: number) =>
  [0, 1, 2, 3, 4, 20].map((tries) => retryDelay({ id: 503 }, tries, { max: 5000, min }, random));

test("doubles the longest delay with each try, up to the longest of all", () => {
  expect(delays(0, 1)).toEqual([1000, 1000, 2000, 4000, 5000, 5000]);
});

test("leaves to chance all but what is certain of it", () => {
  expect([delays(0, 0), delays(0.5, 0)]).toEqual([
    [0, 0, 0, 0, 0, 0],
    [500, 500, 1000, 2000, 2500, 2500],
  ]);
  expect(delays(0.5, 0.5)).toEqual([750, 750, 1500, 3000, 3750, 3750]);
});

test("is that of a 429", () => {
  expect(retryDelay({ id: 429, retryAfter: 7 }, 4, { max: 5000, min: 0 }, 0.1)).toBe(7000);
});
