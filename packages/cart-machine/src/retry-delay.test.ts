import { expect, it } from "vitest";
import { retryDelay } from "./retry-delay.ts";

it("doubles the longest wait with each try, up to half a minute", () => {
  expect([1, 2, 3, 4, 5, 6, 20].map((tries) => retryDelay({ id: 503 }, tries, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it("takes any part of it by chance", () => {
  expect([0, 0.5, 0.999].map((random) => retryDelay({ id: 500 }, 3, random))).toEqual([0, 2000, 3996]);
});

it("does as it is told when it is told when to come back", () => {
  expect(retryDelay({ id: 429, retryAfter: 7 }, 4, 0.1)).toBe(7000);
});
