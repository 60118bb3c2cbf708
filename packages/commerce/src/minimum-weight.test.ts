import * as fc from "fast-check";
import { expect, test } from "vitest";
import { refuseWeight, shortfallOf } from "./minimum-weight.ts";
import { aLine } from "./testing/samples.ts";

test.for([
  [0, { minimumWeight: 3000, missingWeight: 3000 }],
  [2999, { minimumWeight: 3000, missingWeight: 1 }],
  [3000, undefined],
  [3001, undefined],
] as const)("a cart of %i g lacks %o of three kilograms", ([weight, shortfall]) => {
  expect(shortfallOf(weight, { minimumWeight: 3000 })).toEqual(shortfall);
});

test("what is missing, added, is exactly enough", () => {
  const grams = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(grams, grams, (weight, minimumWeight) => {
      const missing = shortfallOf(weight, { minimumWeight })?.missingWeight ?? 0;
      expect(missing).toBeGreaterThanOrEqual(0);
      expect(weight + missing).toBe(Math.max(weight, minimumWeight));
      expect(shortfallOf(weight + missing, { minimumWeight })).toBeUndefined();
    }),
  );
});

test("lines below the minimum cannot be paid for, and no lines never can", () => {
  const minimum = { minimumWeight: 3000 };
  expect(refuseWeight([aLine(1, { weight: 2999 })], minimum)).toEqual({
    id: 406,
    minimumWeight: 3000,
    missingWeight: 1,
  });
  expect(refuseWeight([aLine(1, { weight: 1000 }), aLine(1, { weight: 2000 })], minimum)).toBeUndefined();
  expect(refuseWeight([], minimum)).toEqual({ id: 406, minimumWeight: 3000, missingWeight: 3000 });
  expect(refuseWeight([], { minimumWeight: 0 })).toEqual({ id: 406, minimumWeight: 0, missingWeight: 0 });
});

test("what is sold out weighs nothing", () => {
  expect(
    refuseWeight([aLine(1, { weight: 2000 }), aLine(1, { weight: 2000, stock: 0 })], { minimumWeight: 3000 }),
  ).toEqual({
    id: 406,
    minimumWeight: 3000,
    missingWeight: 1000,
  });
});
