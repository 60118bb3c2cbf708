import { expect, test } from "vitest";
import { unitPriceOf, unitPriceRank } from "./unit-price.ts";

test.for([
  [2850, { amount: 1, unit: "l" }, 2850],
  [1000, { amount: 0.3, unit: "kg" }, 3333],
  [1000, { amount: 12, unit: "pieza" }, 83],
  [1001, { amount: 2, unit: "kg" }, 501],
  [7, { amount: 0.56, unit: "kg" }, 13],
  [21, { amount: 0.336, unit: "l" }, 63],
] as const)("%i for %o is %i each", ([price, content, unitPrice]) => {
  expect(unitPriceOf({ price, content })).toEqual({ price: unitPrice, unit: content.unit });
});

test("a list by unit price compares kilograms with litres, and puts pieces after both", () => {
  const products = [
    { id: "huevo", price: 100, content: { amount: 12, unit: "pieza" } },
    { id: "arroz", price: 3000, content: { amount: 1, unit: "kg" } },
    { id: "leche", price: 2850, content: { amount: 1, unit: "l" } },
    { id: "azafran", price: 99_999, content: { amount: 0.001, unit: "kg" } },
    { id: "pan", price: 50, content: { amount: 10, unit: "pieza" } },
  ] as const;
  const sorted = products.toSorted((a, b) => unitPriceRank(a) - unitPriceRank(b));
  expect(sorted.map(({ id }) => id)).toEqual(["leche", "arroz", "azafran", "pan", "huevo"]);
});
