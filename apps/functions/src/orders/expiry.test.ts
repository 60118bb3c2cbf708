import { expect, test, vi } from "vitest";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { anOrder } from "../testing/an-order.ts";
import { aShop } from "../testing/samples.ts";

const HOUR = 60 * 60 * 1000;
/** More orders than a sweep reads at once. */
const BEFORE = Array.from({ length: 500 }, (_, index) => `antes-${index}`);

const stateOf = async (shop: Checkout, id: string) => (await shop.order(id)).state;

test.for([false, true])(
  "an order that is not paid within an hour ends (declined: %s)",
  async (isDeclined) => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    if (isDeclined) await shop.report(shop.bank.decide(order.id, "declined"));
    shop.wait(HOUR - 1);
    await shop.sweep();
    expect([await stateOf(shop, order.id), await shop.stockOf("arroz")]).toEqual(["pendiente", 17]);
    shop.wait(1);
    await shop.sweep();
    expect([await stateOf(shop, order.id), await shop.stockOf("arroz")]).toEqual(["cancelado", 20]);
    await shop.sweep();
    expect(await shop.stockOf("arroz")).toBe(20);
    // Repeating its request finds the order, and starts no payment.
    expect(await shop.place()).toMatchObject({ order: { state: "cancelado" }, payment: { kind: "done" } });
  },
);

test("a cash order that the shop does not accept in the hours of its configuration ends, says so, and its stock returns", async () => {
  const shop = await openCheckout({ shop: aShop({ cashOnDelivery: { acceptWithinHours: 5 } }) });
  const { order } = await shop.place({ paymentMethod: "contraentrega" });
  shop.wait(5 * HOUR - 1);
  await shop.sweep();
  expect([await stateOf(shop, order.id), await shop.stockOf("arroz")]).toEqual(["pendiente", 17]);
  shop.wait(1);
  await shop.sweep();
  expect(await shop.order(order.id)).toMatchObject({
    state: "cancelado",
    expired: true,
    payment: { status: "pending" },
  });
  expect(await shop.stockOf("arroz")).toBe(20);
});

test("an order waits while its bank cannot be asked, and the others go on", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  shop.bank.broken = true;
  // Its payment could not be started, so there is no status to request.
  await shop.buy({}, "luis");
  shop.wait(HOUR);
  await shop.sweep();
  expect([await stateOf(shop, order.id), await shop.stockOf("arroz")]).toEqual(["pendiente", 17]);
  expect(shop.logged.at(-1)).toMatchObject({
    severity: "ERROR",
    message: "failure 500",
    service: "sweepOrders",
  });
});

test("an order ends although hundreds before it cannot be asked about", async () => {
  const shop = await openCheckout();
  const waiting = (id: string, payBy: string, started: { attempt?: string } = {}) =>
    anOrder({
      id,
      state: "pendiente",
      paymentMethod: "prueba",
      payment: { status: "pending", ...started },
      payBy,
    });
  await shop.setOrders(
    ...BEFORE.map((id) => waiting(id, "2026-11-21T10:00:00.000Z", { attempt: id })),
    waiting("tarde", "2026-11-21T11:00:00.000Z"),
  );
  shop.bank.broken = true;
  await shop.sweep();
  expect([await stateOf(shop, "antes-0"), await stateOf(shop, "tarde")]).toEqual(["pendiente", "cancelado"]);
});

test("a payment is refunded although hundreds before it cannot be", async () => {
  const shop = await openCheckout();
  const due = (id: string, paymentMethod: "stripe" | "prueba", refundSince: string) =>
    anOrder({ id, state: "cancelado", paymentMethod, dueRefunds: [{ reference: id }], refundSince });
  await shop.setOrders(
    // This shop no longer has that payment method.
    ...BEFORE.map((id) => due(id, "stripe", "2026-11-20T10:00:00.000Z")),
    due("tarde", "prueba", "2026-11-20T11:00:00.000Z"),
  );
  await shop.sweep();
  expect(shop.bank.refunds).toEqual(["tarde"]);
});

test("a bank that never answers holds back neither another order nor the rest of the sweep", async () => {
  const shop = await openCheckout();
  const { order } = await shop.place();
  const cash = await shop.buy({ paymentMethod: "contraentrega" }, "luis");
  await shop.store.transaction(async (tx) =>
    tx.set("deletedAccounts", "eva", { deletedAt: shop.clock.now.toISOString(), isIdentityGone: false }),
  );
  vi.spyOn(shop.bank, "get").mockReturnValue(new Promise(() => undefined));
  shop.wait(72 * HOUR);
  void shop.sweep();
  await vi.waitFor(async () => {
    expect((await shop.order(cash.order.id, "luis")).state).toBe("cancelado");
    expect(await shop.store.get("deletedAccounts", "eva")).toMatchObject({ isIdentityGone: true });
  });
  expect(await stateOf(shop, order.id)).toBe("pendiente");
});
