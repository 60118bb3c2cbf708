import type { CartItem, OrderItem, OrderSummary, PickedLine } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { itemsToGo, maySubstitute, priceSubstitute, summarisePicked, toSubstitute } from "./picking.ts";
import type { Promotion } from "./read-shop.ts";
import { agreed, pickOf, promotion } from "./testing/any-agreed.ts";
import { anyCart } from "./testing/any-cart.ts";
import { aLine, aProduct, aShop } from "./testing/samples.ts";

const rice = aLine(4);
const medicine = aLine(1, { id: "aspirina", category: "farmacia", price: 30_000 });

const FREE = promotion({ kind: "freeShipping" });
const FIFTY = promotion({ kind: "amount", amount: 1000 });

const pick = (items: CartItem[], lines: PickedLine[], offer?: Promotion) =>
  summarisePicked({ items, orderSummary: agreed(items, offer) }, lines, aShop);

describe("what an order costs by what was picked", () => {
  test("is what was agreed while nothing is missing", () => {
    expect(pick([rice, medicine], [{ id: "arroz", quantity: 4 }])).toEqual(agreed([rice, medicine]));
  });

  test.for<[string, Promotion | undefined, Partial<OrderSummary>]>([
    ["no promotion", undefined, { products: 3000, discount: 0 }],
    ["a percentage", promotion({}), { products: 3000, discount: 300 }],
    ["an amount", FIFTY, { products: 3000, discount: 750 }],
  ])("with %s, a missing unit costs nothing, and its part of the discount ends", ([, offer, sums]) => {
    const before = agreed([rice], offer);
    const after = pick([rice], [{ id: "arroz", quantity: 3 }], offer);
    expect(after).toMatchObject({ ...sums, shipping: before.shipping, totalWeight: 1500 });
    expect(before.total - after.total).toBe(1000 - (before.discount - after.discount));
  });

  test("with free shipping stays free of it", () => {
    expect(pick([rice], [{ id: "arroz", quantity: 3 }], FREE)).toMatchObject({
      products: 3000,
      total: 3000,
    });
  });

  test("is nothing when nothing goes", () => {
    expect(pick([rice], [{ id: "arroz", quantity: 0 }], FREE)).toMatchObject({ iva: 0, total: 0 });
  });

  test("is never more than was agreed, whatever is missing, goes instead, or was promoted", () => {
    const offers = fc.constantFrom(undefined, FREE, FIFTY, promotion({ percentage: 33 }));
    fc.assert(
      fc.property(
        anyCart,
        offers,
        fc.array(fc.nat(), { minLength: 300, maxLength: 300 }),
        (items, offer, dice) => {
          const promoted = items.some((item) => item.category !== "farmacia") ? offer : undefined;
          const summary = agreed(items, promoted);
          const lines = items.map((item, at) => pickOf(item, dice.slice(3 * at, 3 * at + 3)));
          const after = summarisePicked({ items, orderSummary: summary }, lines, aShop);
          expect(after.total).toBeLessThanOrEqual(summary.total);
          expect(Math.min(after.total, after.discount, after.iva)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe("a substitute", () => {
  const dear = aProduct({ id: "arroz-integral", name: "Arroz integral", price: 1700 });

  test.for<[string, number, number, number]>([
    ["that is dearer costs what is missing", 2, 2, 2000],
    ["of fewer units that is cheaper costs its own price", 1, 2, 1700],
  ])("%s", ([, quantity, missing, totalPrice]) => {
    expect(priceSubstitute(toSubstitute(dear), { quantity, item: rice, missing })).toMatchObject({
      id: "arroz-integral",
      quantity,
      totalPrice,
    });
  });

  test.for<[string, boolean, Parameters<typeof maySubstitute>]>([
    ["goes unless the shopper says otherwise", true, [{}, rice, dear]],
    ["goes when a similar one is wanted", true, [{ whenMissing: "similar" }, rice, dear]],
    ["does not go when it is to be left out", false, [{ whenMissing: "omit" }, rice, dear]],
    ["is another product", false, [{}, rice, aProduct()]],
    ["is no medicine for food", false, [{}, rice, aProduct({ id: "x", category: "farmacia" })]],
    ["is no food for a medicine", false, [{}, medicine, dear]],
  ])("%s", ([, isAllowed, asked]) => {
    expect(maySubstitute(...asked)).toBe(isAllowed);
  });
});

test("what goes is what was found, what goes instead, and what is not picked yet", () => {
  const substitute: OrderItem = toSubstitute(aProduct({ id: "otro" }));
  const going = itemsToGo([rice, medicine], [{ id: "arroz", quantity: 3, substitute }]);
  expect(going.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice])).toEqual([
    ["arroz", 3, 3000],
    ["otro", 1, 1000],
    ["aspirina", 1, 30_000],
  ]);
});
