import { describe, expect, test } from "vitest";
import { toCartItem } from "./cart.ts";
import { capOf, maxQuantityOf, refuseLines, refuseQuantity } from "./quantity-rules.ts";
import { aProduct, aShop } from "./testing/samples.ts";

test.for([
  ["abarrotes", 10],
  ["lacteos", 10],
  ["farmacia", 5],
] as const)("%s may be taken %i times", ([category, cap]) => {
  expect(capOf(category, aShop)).toBe(cap);
});

test.for([
  ["the cap, of what there is plenty", "abarrotes", 20, 10],
  ["the stock, where it ends before the cap", "abarrotes", 3, 3],
  ["the cap of the pharmacy", "farmacia", 20, 5],
  ["nothing of what is sold out", "farmacia", 0, 0],
] as const)("what may be taken is %s", ([, category, stock, max]) => {
  expect(maxQuantityOf({ category, stock }, aShop)).toBe(max);
});

describe("refuseQuantity", () => {
  const stock = (limit: number) => ({ id: 409, reason: "stock", productId: "arroz", limit });
  const cap = (limit: number) => ({ id: 409, reason: "cap", productId: "arroz", limit });

  test.for([
    ["one piece of many", {}, 1, undefined],
    ["the cap, and the stock has more", { stock: 20 }, 10, undefined],
    ["beyond the cap", { stock: 20 }, 11, cap(10)],
    ["the last piece", { stock: 3 }, 3, undefined],
    ["beyond the stock", { stock: 3 }, 4, stock(3)],
    ["beyond both, where the stock ends first", { stock: 3 }, 11, stock(3)],
    ["beyond both, where the cap ends first", { stock: 15 }, 16, cap(10)],
    ["beyond both, which end together", { stock: 10 }, 11, cap(10)],
    ["a piece of what is sold out", { stock: 0 }, 1, stock(0)],
    ["the cap of the pharmacy", { category: "farmacia" }, 5, undefined],
    ["beyond the cap of the pharmacy", { category: "farmacia" }, 6, cap(5)],
    [
      "what needs a prescription",
      { category: "farmacia", prescription: true, stock: 0 },
      1,
      { id: 403, reason: "counterOnly" },
    ],
  ] as const)("%s", ([, over, quantity, failure]) => {
    expect(refuseQuantity(aProduct(over), quantity, aShop)).toEqual(failure);
  });
});

test("of several lines the first that is too many is refused, as the product alone would be", () => {
  const rice = toCartItem(aProduct({ stock: 20 }), 10);
  const syrup = aProduct({ id: "jarabe", category: "farmacia", stock: 20 });
  expect(refuseLines([rice, toCartItem(syrup, 5)], aShop)).toBeUndefined();
  expect(refuseLines([rice, toCartItem(syrup, 6)], aShop)).toEqual(refuseQuantity(syrup, 6, aShop));
  expect(refuseLines([{ ...rice, stock: 9 }, toCartItem(syrup, 6)], aShop)).toEqual({
    id: 409,
    reason: "stock",
    productId: "arroz",
    limit: 9,
  });
});
