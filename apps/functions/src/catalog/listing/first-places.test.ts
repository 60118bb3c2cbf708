import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ListPlace } from "../cursor.ts";
import { firstPlaces } from "./first-places.ts";
import type { Order } from "./sorts.ts";

/** An order whose keys are the values of its places. */
const order: Order = {
  keyAfter: ({ value }) => Number(value) + 1,
  placeOf: (key) => ({ value: key, id: `p${key}` }),
};

const keys = fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { maxLength: 200 });
const count = fc.integer({ min: 1, max: 12 });

/** A page after the other until one is not full. */
function pagesOf(all: readonly number[], size: number, after?: ListPlace): number[] {
  const page = firstPlaces(all, order, size, after);
  const values = page.map(({ value }) => Number(value));
  return page.length < size ? values : [...values, ...pagesOf(all, size, page.at(-1))];
}

test("pages of any size are the whole list in its order", () => {
  fc.assert(
    fc.property(keys, count, (all, size) => {
      expect(pagesOf(all, size)).toEqual(all.toSorted((a, b) => a - b));
    }),
  );
});

test("a page begins after a place whose product is gone", () => {
  expect(firstPlaces([40, 10, 30], order, 1, { value: 20, id: "p20" })).toEqual([{ value: 30, id: "p30" }]);
});
