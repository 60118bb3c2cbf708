import { describe, expect, test, vi } from "vitest";
import { LIMITS } from "../rate-limits/limits.ts";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { ContentionError } from "../store/store-error.ts";
import { postWebhook } from "../testing/post-webhook.ts";

const HOUR = 60 * 60 * 1000;

const read = async (shop: Checkout, id: string) => {
  const { state, payment, history } = await shop.order(id);
  return [state, payment.status, history.length];
};

describe("an approval", () => {
  test("marks the order paid once, however often it arrives", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const approval = shop.bank.decide(order.id, "paid");
    const statuses = await Promise.all(Array.from({ length: 10 }, () => shop.report(approval)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.order(order.id)).toEqual({
      ...order,
      state: "pagado",
      payment: { status: "paid" },
      history: [...order.history, { state: "pagado", at: "2026-11-21T12:00:00.000Z" }],
    });
    expect(await shop.stockOf("arroz")).toBe(17);
    expect(shop.logged).toEqual([]);
  });

  test.for([
    ["after a rejection marks it paid: the shopper tried again", ["declined", "paid"], ["pagado", "paid", 2]],
    ["that a rejection of an earlier attempt overtook stays", ["paid", "declined"], ["pagado", "paid", 2]],
    ["that the shop gives back at its provider is refunded", ["paid", "refunded"], ["pagado", "refunded", 2]],
    ["that arrives after its own refund changes nothing", ["refunded", "paid"], ["pendiente", "refunded", 1]],
  ] as const)("%s", async ([, statuses, after]) => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    for (const status of statuses)
      // In sequence.
      // oxlint-disable-next-line no-await-in-loop
      await shop.report(shop.bank.decide(order.id, status));
    expect(await read(shop, order.id)).toEqual(after);
    expect(shop.bank.refunds).toEqual([]);
  });

  test.for([
    ["cancelled", async (shop: Checkout, id: string) => void (await shop.pay("cancelOrder", { id }))],
    [
      "expired",
      async (shop: Checkout) => {
        shop.wait(HOUR);
        await shop.sweep();
      },
    ],
  ] as const)("of an order that was %s meanwhile goes back", async ([, end]) => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await end(shop, order.id);
    const approval = shop.bank.decide(order.id, "paid");
    expect(await shop.report(approval)).toBe(200);
    expect(await shop.report(approval)).toBe(200);
    expect(await read(shop, order.id)).toEqual(["cancelado", "refunded", 2]);
    expect(shop.bank.refunds).toEqual(["pago-1"]);
    expect(await shop.stockOf("arroz")).toBe(20);
  });

  test("that cannot be given back at once is given back by the sweep", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    await shop.pay("cancelOrder", { id: order.id });
    shop.bank.broken = true;
    expect(await shop.report(shop.bank.decide(order.id, "paid"))).toBe(200);
    expect(await read(shop, order.id)).toEqual(["cancelado", "paid", 2]);
    shop.bank.broken = false;
    await shop.sweep();
    expect(await read(shop, order.id)).toEqual(["cancelado", "refunded", 2]);
  });

  test("of a second payment of a paid order is refunded, and the first stays", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const approval = shop.bank.decide(order.id, "paid");
    await shop.report(approval);
    await shop.report({ ...approval, reference: "pago-2" });
    expect(shop.bank.refunds).toEqual(["pago-2"]);
    expect(await read(shop, order.id)).toEqual(["pagado", "paid", 2]);
  });

  test.for([
    ["another amount", { amount: 8279 }],
    ["another currency", { currency: "USD" }],
  ] as const)("of %s changes nothing and is an error in the log", async ([, over]) => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const approval = shop.bank.decide(order.id, "paid");
    expect(await shop.report({ ...approval, ...over })).toBe(200);
    expect(await read(shop, order.id)).toEqual(["pendiente", "pending", 1]);
    expect(shop.logged).toEqual([
      {
        severity: "ERROR",
        message: "payment event: wrong amount",
        requestId: expect.any(String),
        service: "httpPaymentWebhooks",
        method: "prueba",
      },
    ]);
    // The right one is still taken.
    await shop.report(approval);
    expect(await read(shop, order.id)).toEqual(["pagado", "paid", 2]);
  });

  test.for([
    ["of no order of this shop", {}] as const,
    ["of an order that is paid at the door", undefined] as const,
  ])("%s changes nothing", async ([, over]) => {
    const shop = await openCheckout();
    const { order } = await shop.place({ paymentMethod: "contraentrega" });
    const payment = {
      reference: "pago-1",
      number: order.number,
      amount: 8280,
      currency: "MXN",
      back: "/",
      status: "paid" as const,
    };
    expect(await shop.report({ ...payment, orderId: over ? "nada" : order.id })).toBe(200);
    expect(await read(shop, order.id)).toEqual(["pendiente", "pending", 1]);
    expect(shop.logged).toMatchObject([{ severity: "ERROR", message: "payment event: unknown order" }]);
  });
});

describe("the endpoint", () => {
  test.for([
    ["a message without a signature", "prueba", {}, "POST", 400],
    ["a message with a short signature", "prueba", { "x-prueba-signature": "t=1,v1=ff" }, "POST", 400],
    ["a webhook about cash", "contraentrega", {}, "POST", 400],
    ["a provider that is not configured", "stripe", {}, "POST", 404],
    ["no provider", "nadie", {}, "POST", 404],
    ["GET", "prueba", {}, "GET", 405],
  ] as const)("answers %s with an error", async ([, provider, headers, method, status]) => {
    const { functions } = await openCheckout();
    const posted = { rawBody: "{}", headers, method };
    expect(await postWebhook(functions.httpPaymentWebhooks, provider, posted)).toBe(status);
  });

  test("requests a message again that it could not process", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const approval = shop.bank.decide(order.id, "paid");
    await shop.store.close();
    expect(await shop.report(approval)).toBe(500);
    expect(shop.logged).toMatchObject([{ severity: "ERROR", service: "httpPaymentWebhooks" }]);
  });

  test("requests it again on contention, which is no error in the log", async () => {
    const shop = await openCheckout();
    const { order } = await shop.place();
    const approval = shop.bank.decide(order.id, "paid");
    const contended = vi.spyOn(shop.store, "transaction").mockRejectedValue(new ContentionError());
    expect(await shop.report(approval)).toBe(503);
    expect(shop.logged).toMatchObject([{ severity: "INFO", failure: 429, error: "ContentionError" }]);
    contended.mockRestore();
    expect(await shop.report(approval)).toBe(200);
    expect(await read(shop, order.id)).toEqual(["pagado", "paid", 2]);
  });

  test("logs of refused messages neither their content nor the payer, and no more than of malformed calls", async () => {
    const { functions, logged } = await openCheckout();
    const refused = { rawBody: "Ana", headers: { "x-prueba-signature": "t=1,v1=Ana" } };
    const posts = Array.from({ length: LIMITS.rejections.burst + 1 }, () =>
      postWebhook(functions.httpPaymentWebhooks, "prueba", refused),
    );
    expect(new Set(await Promise.all(posts))).toEqual(new Set([400]));
    expect(logged).toHaveLength(LIMITS.rejections.burst);
    expect(logged[0]).toEqual({
      severity: "WARNING",
      message: "webhook refused",
      requestId: expect.any(String),
      service: "httpPaymentWebhooks",
      method: "prueba",
    });
  });
});
