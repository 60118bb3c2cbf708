import type { Order, OrderItem } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { summarisePicked, totalDue } from "./picking.ts";
import { deliveredItems, isRefundable, refundedSum, withRefund } from "./refunds.ts";
import { agreed, pickOf, promotion } from "./testing/any-agreed.ts";
import { anyCart } from "./testing/any-cart.ts";
import { aLine, aShop } from "./testing/samples.ts";

type Delivered = Pick<Order, "items" | "orderSummary" | "picking" | "refunds">;

const FREE = promotion({ kind: "freeShipping" });
const FIFTY = promotion({ kind: "amount", amount: 5000 });

/** Four bags of rice at $10.00. */
const rice = aLine(4);
const refund = (order: Delivered, quantity: number, name: { id: string; substituteId?: string }) => ({
  ...order,
  refunds: withRefund(order, { ...name, quantity }, aShop),
});
const amounts = ({ refunds }: Delivered) => refunds?.units.map(({ amount }) => amount) ?? [];

describe("what is refunded of a delivered order", () => {
  test.for<[string, Parameters<typeof agreed>[1], number[]]>([
    ["is what the units cost", undefined, [1000, 3000]],
    ["is less by their part of a percentage", promotion({ percentage: 33 }), [670, 2010]],
    ["is less by their part of an amount", promotion({ kind: "amount", amount: 999 }), [751, 2250]],
    ["is nothing of what was a present", FIFTY, [0, 0]],
    ["is all of it when shipping was free", FREE, [1000, 3000]],
  ])("%s", ([, offer, expected]) => {
    const order: Delivered = { items: [rice], orderSummary: agreed([rice], offer) };
    const all = refund(refund(order, 1, rice), 3, rice);
    expect(amounts(all)).toEqual(expected);
    expect(deliveredItems(all)).toMatchObject([{ id: "arroz", refunded: 4 }]);
    expect(all.refunds?.summary).toMatchObject({ products: 0, shipping: order.orderSummary.shipping });
  });

  test("is of what went instead its part of what it cost, which may be less than its price", () => {
    const { stock: _, ...other } = aLine(2, { id: "integral", price: 1700 });
    const substitute: OrderItem = { ...other, totalPrice: 2001 };
    const lines = [{ id: "arroz", quantity: 1, substitute }];
    const bought = { items: [rice], orderSummary: agreed([rice]) };
    const order = { ...bought, picking: { lines, summary: summarisePicked(bought, lines, aShop) } };
    const name = { id: "arroz", substituteId: "integral" };
    const both = refund(refund(refund(order, 1, name), 1, rice), 1, name);
    expect(amounts(both)).toEqual([1001, 1000, 1000]);
    expect(deliveredItems(both)).toMatchObject([
      { id: "arroz", item: { quantity: 1 }, refunded: 1, amount: 1000 },
      { ...name, item: { quantity: 2 }, refunded: 2, amount: 2001 },
    ]);
  });

  test("is with what is still due all that was paid, whatever was bought, promoted, picked and refunded", () => {
    const offers = fc.constantFrom(undefined, FREE, FIFTY, promotion({ percentage: 33 }));
    const dice = fc.array(fc.nat(), { minLength: 300, maxLength: 300 });
    fc.assert(
      fc.property(anyCart, offers, dice, (items, offer, thrown) => {
        const promoted = items.some((item) => item.category !== "farmacia") ? offer : undefined;
        const bought = { items, orderSummary: agreed(items, promoted) };
        const lines = items.map((item, at) => pickOf(item, thrown.slice(3 * at, 3 * at + 3)));
        const summary = summarisePicked(bought, lines, aShop);
        const order: Delivered = { ...bought, picking: { lines, summary } };
        const names = deliveredItems(order);
        const refunded = [...names, ...names].reduce((former, { item, ...name }, at) => {
          const left = item.quantity - (deliveredItems(former)[at % names.length]?.refunded ?? 0);
          const { id, substituteId } = name;
          const units = (thrown[at] ?? 0) % (left + 1);
          return units === 0 ? former : refund(former, units, { id, ...(substituteId && { substituteId }) });
        }, order);
        expect(refundedSum(refunded)).toBe(summary.total - totalDue(refunded));
        expect(Math.min(totalDue(refunded), ...amounts(refunded))).toBeGreaterThanOrEqual(0);
        expect((refunded.refunds?.summary ?? summary).iva).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test.for<[Order["state"], Order["payment"]["status"], boolean]>([
  ["entregado", "paid", true],
  ["entregado", "pending", true],
  ["entregado", "refunded", false],
  ["enviado", "paid", false],
  ["cancelado", "paid", false],
])("an order that is %s and whose payment is %s: %s", ([state, status, expected]) => {
  expect(isRefundable({ state, payment: { status } })).toBe(expected);
});
