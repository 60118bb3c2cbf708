import { describe, expect, test } from "vitest";
import type { PaymentProvider, Providers } from "../payments/payment-provider.ts";
import { openCheckout, REQUEST, type Checkout } from "../testing/open-checkout.ts";

const HOUR = 60 * 60 * 1000;
const KEY = { idempotencyKey: REQUEST.idempotencyKey };
const PAGE = { kind: "redirect", url: "/pago-de-prueba/pago-1" };

/** A provider whose page allows one try per attempt, and which records the started payments. */
function oneTryProvider() {
  const begun: string[] = [];
  const answers = new Map<string, "paid" | "declined">();
  const begin = (attempt: string) => {
    begun.push(attempt);
    return Promise.resolve({ kind: "redirect", url: `https://pago.test/${attempt}`, attempt } as const);
  };
  const provider: PaymentProvider = {
    start: () => begin("intento-1"),
    renew: (_, __, former) => begin(`${former}-bis`),
    parseWebhook: () => Promise.resolve(undefined),
    fetchStatus: (attempt) => {
      const status = answers.get(attempt);
      const event = { eventId: `${attempt}:${status}`, orderId: orders[0] ?? "", amount: 8280 };
      return Promise.resolve(status && { ...event, status, currency: "MXN", reference: attempt });
    },
    refund: () => Promise.resolve(),
  };
  const orders: string[] = [];
  return { providers: { stripe: provider } satisfies Providers, begun, answers, orders };
}

describe("payOrder", () => {
  test("leads back to the page where paying was begun, and begins nothing new", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    expect(await shop.pay("payOrder", { id: order.id })).toEqual({ order, payment: PAGE });
    expect(shop.bank.payments).toHaveLength(1);
  });

  test("finds out that the order was paid before it redirects to pay again", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    shop.bank.decide(order.id, "paid");
    expect(await shop.pay("payOrder", { id: order.id })).toMatchObject({
      order: { state: "pagado", payment: { status: "paid" } },
      payment: { kind: "done" },
    });
  });

  test("leads to the same page after a rejection, where that takes another try", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.report(shop.bank.decide(order.id, "declined"));
    expect(await shop.pay("payOrder", { id: order.id })).toMatchObject({
      order: { state: "pendiente", payment: { status: "declined" } },
      payment: PAGE,
    });
  });

  test("begins another attempt after a rejection, once, where the page takes none", async () => {
    const { providers, begun, answers, orders } = oneTryProvider();
    const shop = await openCheckout({ providers });
    const { order } = await shop.place({ paymentMethod: "stripe" });
    orders.push(order.id);
    answers.set("intento-1", "declined");
    const again = await shop.pay("payOrder", { id: order.id });
    expect(again).toMatchObject({
      order: { payment: { status: "pending", url: "https://pago.test/intento-1-bis" } },
      payment: { kind: "redirect", url: "https://pago.test/intento-1-bis" },
    });
    expect(await shop.pay("payOrder", { id: order.id })).toEqual(again);
    expect(begun).toEqual(["intento-1", "intento-1-bis"]);
    answers.set("intento-1-bis", "paid");
    expect(await shop.pay("payOrder", { id: order.id })).toMatchObject({ order: { state: "pagado" } });
  });

  test("leads nowhere once the order is cancelled, has ended, or is paid at the door", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.pay("cancelOrder", { id: order.id });
    expect(await shop.pay("payOrder", { id: order.id })).toMatchObject({ payment: { kind: "done" } });
    const cash = await shop.buy({ paymentMethod: "contraentrega" });
    expect(await shop.pay("payOrder", { id: cash.order.id })).toMatchObject({ payment: { kind: "done" } });
    expect(shop.bank.payments).toHaveLength(1);
  });
});

test.for<[how: string, ask: (shop: Checkout, id: string) => Promise<object>]>([
  ["it is paid", (shop, id) => shop.pay("payOrder", { id })],
  ["its request is sent again", (shop) => shop.place()],
  ["it is requested by its key", (shop) => shop.pay("getPlacedOrder", KEY)],
])("a payment that could not begin when the order was placed begins when %s, once", async ([, ask]) => {
  const shop = await openCheckout();
  shop.bank.broken = true;
  expect(await shop.place()).toMatchObject({ code: { id: 500 } });
  expect(await shop.pay("getPlacedOrder", KEY)).toMatchObject({
    order: { state: "pendiente", payment: { status: "pending" } },
    payment: { kind: "done" },
  });
  expect(shop.logged.at(-1)).toMatchObject({ severity: "ERROR", method: "getPlacedOrder" });
  shop.bank.broken = false;
  const { orders } = (await shop.pay("listOrders", {})) as unknown as { orders: { id: string }[] };
  const [order] = orders;
  expect(await ask(shop, order?.id ?? "")).toMatchObject({ order: { state: "pendiente" }, payment: PAGE });
  expect(await ask(shop, order?.id ?? "")).toMatchObject({ payment: PAGE });
  expect([orders.length, shop.bank.payments.length, await shop.stockOf("arroz")]).toEqual([1, 1, 17]);
});

describe("checkPayment", () => {
  test("updates an order whose webhook was lost, and the late webhook changes nothing", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const payment = shop.bank.decide(order.id, "paid");
    const { order: healed } = await shop.pay("checkPayment", { id: order.id });
    expect(healed).toMatchObject({ state: "pagado", payment: { status: "paid" } });
    expect(await shop.report(payment)).toBe(200);
    expect(await shop.order(order.id)).toEqual(healed);
    expect(shop.bank.refunds).toEqual([]);
  });

  test("leaves an order as it is known while its bank cannot be asked, and logs why", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    shop.bank.broken = true;
    expect((await shop.pay("checkPayment", { id: order.id })).order).toEqual(order);
    expect(shop.logged).toMatchObject([
      { severity: "ERROR", message: "failure 500", method: "checkPayment", error: "Error" },
    ]);
  });

  test("asks no provider about an order that waits for no payment", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.pay("cancelOrder", { id: order.id });
    shop.bank.decide(order.id, "paid");
    shop.wait(HOUR);
    expect((await shop.pay("checkPayment", { id: order.id })).order.state).toBe("cancelado");
  });
});
