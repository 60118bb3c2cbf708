import { expect, test } from "vitest";
import type { OrderDoc } from "../documents/order-doc.ts";
import { anOrder, ORDER_LINE } from "../testing/an-order.ts";
import { openShop } from "../testing/open-shop.ts";

/** The figures of some days, of which the shop's last is the 21st of November. */
async function figuresOf(orders: Partial<OrderDoc>[], days = 2) {
  const { desk } = await openShop({
    orders: orders.map((order, at) => anOrder({ id: `o-${at}`, ...order })),
  });
  return desk({ method: "getFigures", days }, { role: "direccion" });
}

/** Delivered so many minutes after it was placed, on the 21st. */
const delivered = (minutes: number): Partial<OrderDoc> => ({
  placedAt: "2026-11-21T09:00:00.000Z",
  state: "entregado",
  history: [
    { state: "entregado", at: new Date(Date.parse("2026-11-21T09:00:00Z") + minutes * 60_000).toISOString() },
  ],
});

test("a day counts its orders, what they sell by way of payment, and how long they took", async () => {
  const placedAt = "2026-11-21T08:00:00.000Z";
  expect(
    await figuresOf([
      { placedAt, state: "pendiente" },
      { placedAt, state: "cancelado" },
      { placedAt, state: "entregado", payment: { status: "refunded" } },
      { placedAt, state: "pagado", paymentMethod: "stripe" },
      ...[30, 1200, 50].map(delivered),
    ]),
  ).toEqual({
    days: [
      {
        day: "2026-11-21",
        orders: 7,
        cancelled: 1,
        sales: [
          { paymentMethod: "contraentrega", amount: 34.8 },
          { paymentMethod: "stripe", amount: 11.6 },
        ],
        missing: 0,
        minutesToDoor: 50,
      },
      { day: "2026-11-20", orders: 0, cancelled: 0, sales: [], missing: 0 },
    ],
  });
});

test("what was not found is counted, and what it cost is not sold", async () => {
  const picked = {
    ...delivered(30),
    items: [{ ...ORDER_LINE, quantity: 4 }],
    picking: {
      lines: [{ id: "arroz", quantity: 1 }],
      summary: { ...anOrder({ id: "x" }).orderSummary, total: 900 },
    },
  };
  expect(await figuresOf([picked], 1)).toMatchObject({
    days: [{ missing: 3, sales: [{ paymentMethod: "contraentrega", amount: 9 }] }],
  });
});

test("an order belongs to its day in the shop's time zone, and older days are not read", async () => {
  const late = ["2026-11-21T05:59:59.999Z", "2026-11-20T05:59:59.999Z"].map((placedAt) => ({ placedAt }));
  expect(await figuresOf(late)).toMatchObject({ days: [{ orders: 0 }, { day: "2026-11-20", orders: 1 }] });
});
