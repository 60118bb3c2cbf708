import type { Order } from "@shop/contract";
import { expect, test } from "vitest";
import { aChange } from "../testing/a-change.ts";
import { anOrder, ORDER_LINE } from "../testing/an-order.ts";
import { openCheckout } from "../testing/open-checkout.ts";

type Staff = { name?: string; role?: string };
type Answer = { order: Order; isRefunded: boolean; isRefundDue: boolean; code?: object };

/** Two of three bags of rice at $11.60 were found and delivered: of a paid order, what was missing was refunded. */
async function openDelivered({ paid = true }: { paid?: boolean } = {}) {
  const shop = await openCheckout();
  const { order } = await shop.place({ paymentMethod: paid ? "prueba" : "contraentrega" });
  if (paid) await shop.report(shop.bank.decide(order.id, "paid"));
  const desk = async (data: object, staff?: Staff) =>
    (await shop.desk({ id: order.id, ...data }, staff)) as Answer;
  const move = (from: string, action: string) => desk({ method: "moveOrder", from, action });
  await move(paid ? "pagado" : "pendiente", paid ? "prepare" : "accept");
  await desk({ method: "pickItem", itemId: "arroz", quantity: 2 });
  return {
    ...shop,
    placed: order,
    move,
    deliver: async () => {
      await move("preparando", "ship");
      await move("enviado", "deliver");
    },
    refund: (from: number, to: number, over: object = {}, staff?: Staff) =>
      desk({ method: "refundItem", itemId: "arroz", from, to, ...over }, staff),
    log: async () => (await shop.log()).filter(({ method }) => method === "refundItem"),
  };
}

const MISSING = ["pago-1", 1160, 1];
const FIRST = ["pago-1", 1160, 2];

test("what was delivered is refunded by line, after what was missing, and the shopper and the log know", async () => {
  const shop = await openDelivered();
  await shop.deliver();
  const delivered = await shop.order(shop.placed.id);
  const { order, isRefunded } = await shop.refund(0, 1);
  expect([isRefunded, shop.bank.parts, shop.bank.refunds]).toEqual([true, [MISSING, FIRST], []]);
  const { refunds, ...others } = order;
  expect(others).toEqual(delivered);
  expect(refunds?.units).toEqual([{ id: "arroz", quantity: 1, amount: 11.6 }]);
  expect(refunds?.summary.total).toBeCloseTo(shop.placed.orderSummary.total - 2 * 11.6);
  expect(await shop.order(shop.placed.id)).toEqual(order);
  const entry = { method: "refundItem", subject: order.number, orderId: order.id };
  const at = "2026-11-21T12:00:00.000Z";
  expect(await shop.log()).toEqual([aChange({ ...entry, at, before: "", after: "1 × Arroz, $11.60" })]);
});

test("a repeated refund is done, and gives nothing back twice; the next one does", async () => {
  const shop = await openDelivered();
  await shop.deliver();
  const first = await shop.refund(0, 1);
  expect(await shop.refund(0, 1)).toEqual(first);
  expect([shop.bank.parts, (await shop.log()).length]).toEqual([[MISSING, FIRST], 1]);
  await shop.refund(1, 2);
  expect(shop.bank.parts).toEqual([MISSING, FIRST, ["pago-1", 1160, 3]]);
});

test("of two who refund at once one is faster, and the other sees how it is", async () => {
  const shop = await openDelivered();
  await shop.deliver();
  const [one, other] = await Promise.all([shop.refund(0, 2), shop.refund(0, 1)]);
  expect([one.isRefunded, other.isRefunded]).toEqual([true, false]);
  expect(other.order).toEqual(one.order);
  expect([shop.bank.parts, (await shop.log()).length]).toEqual([[MISSING, ["pago-1", 2320, 1]], 1]);
});

test("what the provider does not take stays due, and is refunded in its order, once", async () => {
  const shop = await openDelivered();
  shop.bank.broken = true;
  await shop.deliver();
  expect(await shop.refund(0, 1)).toMatchObject({ isRefunded: true, isRefundDue: true });
  await shop.refund(0, 1);
  await shop.sweep();
  shop.bank.broken = false;
  await shop.sweep();
  await shop.sweep();
  expect([shop.bank.parts, shop.bank.refunds]).toEqual([[MISSING, FIRST], []]);
  expect(await shop.refund(0, 1)).toMatchObject({ isRefunded: true, isRefundDue: false });
  const { dueRefunds, payment } = (await shop.store.get("orders", shop.placed.id)) ?? {};
  expect([dueRefunds, payment?.status]).toEqual([[], "paid"]);
});

test("a payment that was refunded as a whole gives nothing back by line", async () => {
  const shop = await openDelivered();
  await shop.deliver();
  shop.bank.broken = true;
  const made = await shop.refund(0, 1);
  shop.bank.broken = false;
  expect(await shop.report(shop.bank.decide(shop.placed.id, "refunded"))).toBe(200);
  await shop.sweep();
  expect([shop.bank.parts, shop.bank.refunds]).toEqual([[MISSING], []]);
  expect((await shop.order(shop.placed.id)).payment.status).toBe("refunded");
  expect(await shop.refund(1, 2)).toMatchObject({ code: { id: 422, field: "state" } });
  // The answer of the first one was lost.
  expect(await shop.refund(0, 1)).toMatchObject({ isRefunded: true, order: { refunds: made.order.refunds } });
});

test("of an order in cash nothing is sent: the counter hands it over, once", async () => {
  const shop = await openDelivered({ paid: false });
  await shop.deliver();
  const { order, isRefunded } = await shop.refund(0, 2);
  expect([isRefunded, order.refunds?.units]).toEqual([true, [{ id: "arroz", quantity: 2, amount: 23.2 }]]);
  expect(await shop.refund(0, 2, {}, { name: "beto" })).toMatchObject({ isRefunded: false });
  await shop.sweep();
  expect([shop.bank.parts, shop.bank.refunds]).toEqual([[], []]);
});

test("what went instead is refunded by its own price, apart from the same product of another line", async () => {
  const shop = await openDelivered();
  const { orderSummary } = anOrder({ id: "cambio" });
  const beans = { ...ORDER_LINE, id: "frijol", unitPrice: 1000, totalPrice: 1000 };
  const picking = {
    lines: [
      { id: "arroz", quantity: 0, substitute: beans },
      { id: "frijol", quantity: 1 },
    ],
    summary: { ...orderSummary, total: 2000 },
  };
  const order = anOrder({ id: "cambio", items: [ORDER_LINE, beans], picking });
  await shop.setOrders(order);
  const substitute = { id: "cambio", substituteId: "frijol" };
  expect((await shop.refund(0, 1, substitute)).order.refunds?.units).toEqual([
    { id: "arroz", substituteId: "frijol", quantity: 1, amount: 10 },
  ]);
  expect(await shop.refund(0, 1, { id: "cambio", itemId: "frijol" })).toMatchObject({ isRefunded: true });
  expect(await shop.refund(0, 1, { id: "cambio" })).toMatchObject({ code: { id: 422, field: "itemId" } });
});

test.for<[string, [number, number, object?], object]>([
  ["of an order that there is not", [0, 1, { id: "no-hay" }], { id: 404, what: "order" }],
  ["of another product", [0, 1, { itemId: "frijol" }], { id: 422, field: "itemId" }],
  ["of what did not go instead", [0, 1, { substituteId: "frijol" }], { id: 422, field: "itemId" }],
  ["of more than were delivered", [0, 3], { id: 422, field: "to" }],
  ["of nothing more", [1, 1], { id: 422, field: "to" }],
])("a refund %s is none", async ([, [from, to, over], code]) => {
  const shop = await openDelivered();
  await shop.deliver();
  expect(await shop.refund(from, to, over)).toMatchObject({ code });
  expect([shop.bank.parts, await shop.log()]).toEqual([[MISSING], []]);
});

test("an order on its way is not refunded, nor by who picks", async () => {
  const shop = await openDelivered();
  expect(await shop.refund(0, 1)).toMatchObject({ code: { id: 422, field: "state" } });
  await shop.deliver();
  expect(await shop.refund(0, 1, {}, { role: "surtido" })).toMatchObject({ code: { id: 403 } });
  expect([shop.bank.parts, await shop.log()]).toEqual([[MISSING], []]);
});
