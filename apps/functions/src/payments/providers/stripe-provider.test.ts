import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { startStub, type StubAnswer, type StubRequest } from "../../testing/start-stub.ts";
import { stripeProvider } from "./stripe-provider.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const WEBHOOK_SECRET = "whsec_prueba";
const URLS = { origin: "https://tienda.test", back: "/pagoconfirmado/abc", webhook: "https://tienda.test/w" };
const ORDER = {
  id: "abc",
  number: "7K3M-9QX2-PD",
  total: 8280,
  currency: "MXN",
  payBy: "2026-11-21T13:00:00.000Z",
};

async function openStripe(answers: Record<string, (request: StubRequest) => StubAnswer> = {}, now = NOW) {
  const { port, asked } = await startStub(answers);
  const provider = stripeProvider({
    secretKey: "sk_test_prueba",
    webhookSecret: WEBHOOK_SECRET,
    now: () => now,
    api: { host: "127.0.0.1", port, protocol: "http" },
  });
  return { provider, asked };
}

/** A message as Stripe signs it. */
function signed(event: object, { secret = WEBHOOK_SECRET, at = NOW } = {}) {
  const rawBody = JSON.stringify(event);
  const timestamp = Math.floor(at / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp });
  return { rawBody, headers: { "stripe-signature": signature } };
}

const session = (over: object = {}) => ({
  id: "cs_1",
  object: "checkout.session",
  client_reference_id: "abc",
  amount_total: 8280,
  currency: "mxn",
  payment_intent: "pi_1",
  payment_status: "paid",
  ...over,
});

const event = (type: string, object: object | null) => ({
  id: "evt_1",
  object: "event",
  type,
  data: { object },
});

describe("start", () => {
  const page = "https://pago.test/cs_1";
  const create = { "POST /v1/checkout/sessions": () => ({ body: { id: "cs_1", url: page } }) };

  test("opens one session for the order, for its total to the centavo and as long as it waits", async () => {
    const { provider, asked } = await openStripe(create);
    expect(await provider.start(ORDER, URLS)).toEqual({ kind: "redirect", url: page, attempt: "cs_1" });
    expect(asked.map(({ route, headers }) => [route, headers["idempotency-key"]])).toEqual([
      ["POST /v1/checkout/sessions", "order-abc"],
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      mode: "payment",
      locale: "es-419",
      client_reference_id: "abc",
      success_url: "https://tienda.test/pagoconfirmado/abc",
      cancel_url: "https://tienda.test/pagoconfirmado/abc",
      expires_at: String(Date.parse(ORDER.payBy) / 1000),
      "payment_intent_data[metadata][orderId]": "abc",
      "payment_intent_data[description]": "Pedido 7K3M-9QX2-PD",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "mxn",
      "line_items[0][price_data][unit_amount]": "8280",
      "line_items[0][price_data][product_data][name]": "Pedido 7K3M-9QX2-PD",
    });
  });

  test.for([
    [31, "order-abc"],
    [30, "order-abc-late"],
    [-5, "order-abc-late"],
  ] as const)("asks with %i min left for a session that Stripe opens", async ([left, key]) => {
    const now = Date.parse(ORDER.payBy) - left * 60_000;
    const { provider, asked } = await openStripe(create, now);
    await provider.start(ORDER, URLS);
    const until = Number(new URLSearchParams(asked[0]?.body).get("expires_at")) * 1000;
    expect([asked[0]?.headers["idempotency-key"], until - now > 30 * 60_000]).toEqual([key, true]);
  });

  test("says the same under the same key whenever it is asked: Stripe refuses anything else", async () => {
    const asks = await Promise.all(
      Array.from({ length: 66 }, async (_, minute) => {
        const { provider, asked } = await openStripe(create, NOW + minute * 60_000);
        await provider.start(ORDER, URLS);
        return [asked[0]?.headers["idempotency-key"], asked[0]?.body] as const;
      }),
    );
    expect(new Set(asks.map(([, body]) => body)).size).toBe(new Set(asks.map(([key]) => key)).size);
  });

  test("counts a currency without decimals in whole units", async () => {
    const { provider, asked } = await openStripe(create);
    await provider.start({ ...ORDER, total: 828_000, currency: "CLP" }, URLS);
    expect(new URLSearchParams(asked[0]?.body).get("line_items[0][price_data][unit_amount]")).toBe("8280");
  });
});

describe("renew", () => {
  const another = {
    "POST /v1/checkout/sessions": () => ({ body: { id: "cs_2", url: "https://pago.test/cs_2" } }),
  };
  const former = (over: object) => ({ "GET /v1/checkout/sessions/cs_1": () => ({ body: session(over) }) });

  test.for(["complete", "expired"])("opens another session after one that is %s, once", async (status) => {
    const { provider, asked } = await openStripe({ ...another, ...former({ status }) });
    expect(await provider.renew?.(ORDER, URLS, "cs_1")).toEqual({
      kind: "redirect",
      url: "https://pago.test/cs_2",
      attempt: "cs_2",
    });
    expect(asked.at(-1)?.headers["idempotency-key"]).toBe("order-abc-after-cs_1");
  });

  test("stays with a session that takes another card", async () => {
    const url = "https://pago.test/cs_1";
    const { provider } = await openStripe(former({ status: "open", url }));
    expect(await provider.renew?.(ORDER, URLS, "cs_1")).toEqual({ kind: "redirect", url, attempt: "cs_1" });
  });
});

describe("parseWebhook", () => {
  const paid = {
    eventId: "evt_1",
    orderId: "abc",
    status: "paid",
    amount: 8280,
    currency: "MXN",
    reference: "pi_1",
  };
  const charge = {
    id: "ch_1",
    amount: 8280,
    currency: "mxn",
    refunded: true,
    metadata: { orderId: "abc" },
    payment_intent: "pi_1",
  };

  test.for<[string, object, object | undefined]>([
    ["a paid session", event("checkout.session.completed", session()), paid],
    [
      "a session that pays later",
      event("checkout.session.completed", session({ payment_status: "unpaid" })),
      undefined,
    ],
    ["a delayed payment", event("checkout.session.async_payment_succeeded", session()), paid],
    [
      "a payment that failed later",
      event("checkout.session.async_payment_failed", session({ payment_status: "unpaid" })),
      { ...paid, status: "declined" },
    ],
    ["a refund", event("charge.refunded", charge), { ...paid, status: "refunded" }],
    ["a refund of a part", event("charge.refunded", { ...charge, refunded: false }), undefined],
    ["another event", event("customer.created", { id: "cus_1" }), undefined],
    ["a type that is a name of every object", event("constructor", session()), undefined],
    ["an event of the second kind", { id: "evt_1", object: "v2.core.event", type: "v1.x" }, undefined],
    ["a session that is null", event("checkout.session.completed", null), undefined],
    ["a failure without a session", event("checkout.session.async_payment_failed", {}), undefined],
    ["a refund without metadata", event("charge.refunded", { ...charge, metadata: null }), undefined],
    [
      "pesos without decimals",
      event("checkout.session.completed", session({ currency: "clp", amount_total: 8280 })),
      { ...paid, amount: 828_000, currency: "CLP" },
    ],
  ])("reads %s", async ([, message, read]) => {
    const { provider } = await openStripe();
    const { rawBody, headers } = signed(message);
    expect(await provider.parseWebhook(Buffer.from(rawBody), headers)).toEqual(read);
  });

  test.for([
    ["was tampered with", { ...signed(event("checkout.session.completed", session())), rawBody: "{}" }],
    ["another signed", signed(event("checkout.session.completed", session()), { secret: "whsec_otro" })],
    ["is too old", signed(event("checkout.session.completed", session()), { at: NOW - 301_000 })],
    [
      "nobody signed",
      { rawBody: JSON.stringify(event("checkout.session.completed", session())), headers: {} },
    ],
  ] as const)("refuses what %s", async ([, { rawBody, headers }]) => {
    const { provider } = await openStripe();
    await expect(provider.parseWebhook(Buffer.from(rawBody), headers)).rejects.toMatchObject({
      name: "WebhookRefused",
    });
  });
});

describe("fetchStatus and refund", () => {
  test.for([
    ["paid", "paid"],
    ["unpaid", undefined],
  ] as const)("a session that is %s", async ([status, read]) => {
    const { provider } = await openStripe({
      "GET /v1/checkout/sessions/cs_1": () => ({ body: session({ payment_status: status }) }),
    });
    expect((await provider.fetchStatus("cs_1"))?.status).toBe(read);
  });

  test("a session that Stripe does not know was not paid, and any other rejection is reported", async () => {
    const refuse = (status: number, code: string) => ({
      "GET /v1/checkout/sessions/cs_1": () => ({
        status,
        body: { error: { code, type: "invalid_request_error" } },
      }),
    });
    const unknown = await openStripe(refuse(404, "resource_missing"));
    expect(await unknown.provider.fetchStatus("cs_1")).toBeUndefined();
    const other = await openStripe(refuse(401, "api_key_expired"));
    await expect(other.provider.fetchStatus("cs_1")).rejects.toMatchObject({ code: "api_key_expired" });
  });

  test("a refund gives all of the payment back, under a key of its own", async () => {
    const { provider, asked } = await openStripe({ "POST /v1/refunds": () => ({ body: { id: "re_1" } }) });
    await provider.refund("pi_1");
    expect(asked.map(({ headers, body }) => [headers["idempotency-key"], body])).toEqual([
      ["refund-pi_1", "payment_intent=pi_1"],
    ]);
  });

  test("each part is refunded once, also after Stripe has forgotten its key", async () => {
    const refunds: object[] = [{ id: "re_0", metadata: {} }];
    const { provider, asked } = await openStripe({
      "GET /v1/refunds": () => ({ body: { object: "list", data: refunds } }),
      "POST /v1/refunds": () => ({ body: { id: "re_1" } }),
    });
    const part = { amount: 1160, currency: "MXN" };
    await provider.refund("pi_1", { ...part, nth: 1 });
    refunds.unshift({ id: "re_1", metadata: { shopPart: "1160-1" } });
    await provider.refund("pi_1", { ...part, nth: 1 });
    await provider.refund("pi_1", { ...part, nth: 2 });
    refunds.unshift({ id: "re_2", status: "failed", metadata: { shopPart: "1160-2" } });
    await provider.refund("pi_1", { ...part, nth: 2 });
    const posted = asked.filter(({ body }) => body !== "");
    const [first, second] = ["1160-1", "1160-2"].map((mark) => [
      `refund-part-pi_1-${mark}`,
      `payment_intent=pi_1&amount=1160&metadata[shopPart]=${mark}`,
    ]);
    expect(posted.map(({ headers, body }) => [headers["idempotency-key"], body])).toEqual([
      first,
      second,
      second,
    ]);
  });

  test("what went back already stays so, and any other rejection is reported", async () => {
    const refuse = (code: string) => ({
      "POST /v1/refunds": () => ({ status: 400, body: { error: { code, type: "invalid_request_error" } } }),
    });
    const already = await openStripe(refuse("charge_already_refunded"));
    await expect(already.provider.refund("pi_1")).resolves.toBeUndefined();
    const other = await openStripe(refuse("charge_disputed"));
    await expect(other.provider.refund("pi_1")).rejects.toMatchObject({ code: "charge_disputed" });
  });
});
