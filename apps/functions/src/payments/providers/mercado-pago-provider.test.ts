import { createHmac } from "node:crypto";
// The URL of its API is not an option of its SDK, so the tests patch it.
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { startStub, type StubAnswer, type StubRequest } from "../../testing/start-stub.ts";
import { mercadoPagoProvider } from "./mercado-pago-provider.ts";

const SECRET = "firma secreta";
const URLS = {
  origin: "https://tienda.test",
  back: "/pagoconfirmado/abc",
  webhook: "https://tienda.test/api/httpPaymentWebhooks/mercadopago",
};
const ORDER = {
  id: "abc",
  number: "7K3M-9QX2-PD",
  total: 8280,
  currency: "MXN",
  payBy: "2026-11-21T13:00:00.000Z",
};

async function openMercadoPago(answers: Record<string, (request: StubRequest) => StubAnswer> = {}) {
  const { port, asked } = await startStub(answers);
  const config = AppConfig as { BASE_URL: string };
  const usual = config.BASE_URL;
  config.BASE_URL = `http://127.0.0.1:${port}`;
  onTestFinished(() => {
    config.BASE_URL = usual;
  });
  return { provider: mercadoPagoProvider({ accessToken: "TEST-1", webhookSecret: SECRET }), asked };
}

/** A message as Mercado Pago signs it: the payment's id, the request's id and the time, never the body. */
function signed(body: { type?: unknown; data?: { id?: unknown } }, secret = SECRET, ts = "1795262400") {
  const manifest = `id:${String(body.data?.id)};request-id:req-1;ts:${ts};`;
  const mac = createHmac("sha256", secret).update(manifest).digest("hex");
  return {
    rawBody: JSON.stringify(body),
    headers: { "x-signature": `ts=${ts},v1=${mac}`, "x-request-id": "req-1" },
  };
}

const about = (id: string | number) => ({ id: 99, type: "payment", action: "payment.updated", data: { id } });

const payment = (over: object = {}) => ({
  id: 123,
  status: "approved",
  external_reference: "abc",
  transaction_amount: 82.8,
  currency_id: "MXN",
  ...over,
});

describe("start", () => {
  test("opens one preference for the order, for its total and as long as it waits", async () => {
    const { provider, asked } = await openMercadoPago({
      "POST /checkout/preferences/": () => ({
        body: { id: "pref-1", init_point: "https://pago.test/pref-1" },
      }),
    });
    expect(await provider.start(ORDER, URLS)).toEqual({
      kind: "redirect",
      url: "https://pago.test/pref-1",
      attempt: "abc",
    });
    expect(asked.map(({ headers, body }) => [headers["x-idempotency-key"], JSON.parse(body)])).toEqual([
      [
        "order-abc",
        {
          external_reference: "abc",
          items: [
            { id: "abc", title: "Pedido 7K3M-9QX2-PD", quantity: 1, unit_price: 82.8, currency_id: "MXN" },
          ],
          back_urls: {
            success: "https://tienda.test/pagoconfirmado/abc",
            pending: "https://tienda.test/pagoconfirmado/abc",
            failure: "https://tienda.test/pagoconfirmado/abc",
          },
          auto_return: "approved",
          notification_url: "https://tienda.test/api/httpPaymentWebhooks/mercadopago?source_news=webhooks",
          expires: true,
          expiration_date_to: "2026-11-21T13:00:00.000Z",
        },
      ],
    ]);
  });
});

describe("parseWebhook", () => {
  const read = (status: string, over: object = {}) => ({
    eventId: `123:${status}`,
    orderId: "abc",
    status,
    amount: 8280,
    currency: "MXN",
    reference: "123",
    ...over,
  });

  test.for<[string, object | undefined]>([
    ["approved", read("paid")],
    ["rejected", read("declined")],
    ["cancelled", read("declined")],
    ["refunded", read("refunded")],
    ["charged_back", read("refunded")],
    ["pending", undefined],
    ["constructor", undefined],
  ])("asks what the payment is now: %s", async ([status, event]) => {
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/123": () => ({ body: payment({ status }) }),
    });
    const { rawBody, headers } = signed(about("123"));
    expect(await provider.parseWebhook(Buffer.from(rawBody), headers)).toEqual(event);
    expect(asked.map(({ headers: sent }) => sent.authorization)).toEqual(["Bearer TEST-1"]);
  });

  test.for([
    ["another topic", { type: "merchant_order", data: { id: "5" } }, 0],
    ["a topic that is a list", { type: ["payment"], data: { id: "5" } }, 0],
    ["a payment by a path", about("../../users/me"), 0],
    ["a payment that does not exist", about("404"), 1],
    ["a payment whose amount is a text", about("125"), 1],
    ["a payment of nothing of ours", about(124), 1],
  ] as const)("%s is nothing", async ([, body, questions]) => {
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/124": () => ({ body: { id: 124, status: "approved", transaction_amount: 1 } }),
      "GET /v1/payments/125": () => ({ body: payment({ transaction_amount: "82.80" }) }),
    });
    const { rawBody, headers } = signed(body);
    expect(await provider.parseWebhook(Buffer.from(rawBody), headers)).toBeUndefined();
    expect(asked).toHaveLength(questions);
  });

  test.for([
    [
      "names another payment than was signed",
      { ...signed(about("123")), rawBody: JSON.stringify(about("124")) },
    ],
    ["another signed", signed(about("123"), "otra firma")],
    ["no signature", { rawBody: JSON.stringify(about("123")), headers: {} }],
    ["names nothing", signed({ type: "payment" })],
    ["names a list", signed({ type: "payment", data: { id: [123] } })],
    ["is no JSON", { ...signed(about("123")), rawBody: "data.id=123" }],
    ["is null", { ...signed(about("123")), rawBody: "null" }],
  ] as const)("refuses what %s, and asks nothing", async ([, { rawBody, headers }]) => {
    const { provider, asked } = await openMercadoPago();
    await expect(provider.parseWebhook(Buffer.from(rawBody), headers)).rejects.toMatchObject({
      name: "WebhookRefused",
    });
    expect(asked).toEqual([]);
  });

  test("a payment whose status request fails is requested again", async () => {
    const { provider } = await openMercadoPago({
      "GET /v1/payments/123": () => ({ status: 401, body: {} }),
    });
    const { rawBody, headers } = signed(about("123"));
    const failing = provider.parseWebhook(Buffer.from(rawBody), headers);
    await expect(failing).rejects.toMatchObject({ name: expect.not.stringMatching("WebhookRefused") });
  });
});

describe("fetchStatus and refund", () => {
  test("of several attempts the one that paid counts", async () => {
    const results = [payment({ id: 2, status: "rejected" }), payment({ id: 1 })];
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/search": () => ({ body: { results } }),
    });
    expect(await provider.fetchStatus("abc")).toMatchObject({ status: "paid", reference: "1" });
    expect(asked[0]?.query.external_reference).toBe("abc");
  });

  test("a refund gives all of the payment back, under a key of its own", async () => {
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/123": () => ({ body: payment() }),
      "POST /v1/payments/123/refunds": () => ({ body: { id: 5 } }),
    });
    await provider.refund("123");
    expect(asked.map(({ route, headers }) => [route, headers["x-idempotency-key"]])).toEqual([
      ["GET /v1/payments/123", undefined],
      ["POST /v1/payments/123/refunds", "refund-123"],
    ]);
  });

  test("after parts, what is left goes back", async () => {
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/123": () => ({ body: payment({ transaction_amount_refunded: 11.6 }) }),
      "POST /v1/payments/123/refunds": () => ({ body: { id: 5 } }),
    });
    await provider.refund("123");
    expect(asked[1]?.body).toBe('{"amount":71.2}');
  });

  test("each part is refunded once, also after Mercado Pago has forgotten its key", async () => {
    const made = [
      { id: 3, amount: 11.6, status: "rejected" },
      { id: 4, amount: 50, status: "approved" },
    ];
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/123": () => ({ body: payment() }),
      "GET /v1/payments/123/refunds/": () => ({ body: made }),
      "POST /v1/payments/123/refunds": () => ({ body: { id: 5 } }),
    });
    const part = { amount: 1160, currency: "MXN" };
    await provider.refund("123", { ...part, nth: 1 });
    made.push({ id: 5, amount: 11.6, status: "approved" });
    await provider.refund("123", { ...part, nth: 1 });
    await provider.refund("123", { ...part, nth: 2 });
    made.push({ id: 6, amount: 11.6, status: "approved" });
    await provider.refund("123", { ...part, nth: 2 });
    const posted = asked.filter(({ route }) => route.startsWith("POST"));
    expect(posted.map(({ headers, body }) => [headers["x-idempotency-key"], body])).toEqual([
      ["refund-part-123-1160-1", '{"amount":11.6}'],
      ["refund-part-123-1160-2", '{"amount":11.6}'],
    ]);
  });

  test("what went back already stays so", async () => {
    const { provider, asked } = await openMercadoPago({
      "GET /v1/payments/123": () => ({ body: payment({ status: "refunded" }) }),
    });
    await provider.refund("123");
    expect(asked).toHaveLength(1);
  });
});
