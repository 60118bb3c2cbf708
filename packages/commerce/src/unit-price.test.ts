import { expect, test } from "vitest";
import { unitPriceOf } from "./unit-price.ts";

test.for([
  [2850, { amount: 1, unit: "l" }, 2850],
  [1000, { amount: 0.3, unit: "kg" }, 3333],
  [1000, { amount: 12, unit: "pieza" }, 83],
  [1001, { amount: 2, unit: "kg" }, 501],
] as const)("%i for %o is %i each", ([price, content, unitPrice]) => {
  expect(unitPriceOf({ price, content })).toEqual({ price: unitPrice, unit: content.unit });
});
