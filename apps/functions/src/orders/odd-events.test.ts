import { createHmac } from "node:crypto";
import { Stripe } from "stripe";
// Its SDK takes no other address of its API, so the tests change where it looks; the shop never does.
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { openCheckout, TEST_BANK_SECRET } from "../testing/open-checkout.ts";
import { postWebhook } from "../testing/post-webhook.ts";
import { startStub, type StubAnswer } from "../testing/start-stub.ts";
import { mercadoPagoProvider } from "../payments/providers/mercado-pago-provider.ts";
import { stripeProvider } from "../payments/providers/stripe-provider.ts";
import { signTestWebhook } from "../payments/providers/test-webhook.ts";

const SECRET = "whsec_prueba";
const NOW = Date.parse("2026-11-21T12:00:00Z");

/** Names of an order that no order of this shop has. */
const ODD_ORDER_IDS = [
  ["empty", ""],
  ["a path", "otra/tienda"],
  ["the folder above", ".."],
  ["a reserved name", "__nada__"],
  ["too long", "a".repeat(2000)],
  ["null", null],
  ["a number", 7],
  ["an object", { id: "abc" }],
  ["a list", ["abc"]],
  ["of no order here", "nada"],
] as const;

/** Bodies that are no message at all, however well they are signed. */
const NO_MESSAGES = ["null", "[]", '[{"id":"evt_1"}]', '"evt_1"', "7", "true", "", "{", "id=evt_1"];

type Posted = { rawBody: string; headers: Record<string, string> };

/** What the shop answers, and what it logged as its own error. */
async function statusOf(
  method: "stripe" | "prueba" | "mercadopago",
  posted: Posted,
  payments: { origin: string } = { origin: "" },
): Promise<[number, string[]]> {
  const providers = {
    stripe: stripeProvider({ secretKey: "sk_test_1", webhookSecret: SECRET, now: () => NOW }),
    mercadopago: mercadoPagoProvider({ accessToken: "TEST-1", webhookSecret: SECRET }),
  };
  const config = AppConfig as { BASE_URL: string };
  const usual = config.BASE_URL;
  config.BASE_URL = payments.origin;
  onTestFinished(() => {
    config.BASE_URL = usual;
  });
  const shop = await openCheckout({ providers });
  const status = await postWebhook(shop.functions.httpPaymentWebhooks, method, posted);
  const errors = shop.logged.filter(({ message }) => message === "failure 500");
  return [status, errors.map(({ error = "" }) => error)];
}

describe("Stripe", () => {
  const signed = (rawBody: string, secret = SECRET): Posted => ({
    rawBody,
    headers: {
      "stripe-signature": Stripe.webhooks.generateTestHeaderString({
        payload: rawBody,
        secret,
        timestamp: NOW / 1000,
      }),
    },
  });
  const session = {
    id: "cs_1",
    object: "checkout.session",
    client_reference_id: "nada",
    amount_total: 8280,
    currency: "mxn",
    payment_intent: "pi_1",
    payment_status: "paid",
  };
  const charge = {
    id: "ch_1",
    amount: 8280,
    currency: "mxn",
    refunded: true,
    metadata: { orderId: "nada" },
    payment_intent: "pi_1",
  };
  const event = (type: unknown, object: unknown, over: object = {}) =>
    signed(JSON.stringify({ id: "evt_1", object: "event", type, data: { object }, ...over }));

  test.for(ODD_ORDER_IDS)("an order id that is %s is taken in", async ([, id]) => {
    const paid = event("checkout.session.completed", { ...session, client_reference_id: id });
    expect(await statusOf("stripe", paid)).toEqual([200, []]);
    const refunded = event("charge.refunded", { ...charge, metadata: { orderId: id } });
    expect(await statusOf("stripe", refunded)).toEqual([200, []]);
  });

  test.for<[string, Posted]>([
    ["of a type that nobody knows", event("tienda.abierta", {})],
    ["of no type", event(undefined, session)],
    ["whose type is an object", event({}, session)],
    ["whose type is a name of every object", event("constructor", session)],
    ["of the second kind", event("v1.billing.meter.no_meter_found", null, { object: "v2.core.event" })],
    ["without data", event("checkout.session.completed", session, { data: undefined })],
    ["with null for its data", event("checkout.session.completed", session, { data: null })],
    ["with null for its object", event("checkout.session.completed", null)],
    ["with an empty object", event("checkout.session.completed", {})],
    ["of a failure with an empty object", event("checkout.session.async_payment_failed", {})],
    ["of a refund with an empty object", event("charge.refunded", {})],
    ["of a refund without metadata", event("charge.refunded", { ...charge, metadata: null })],
    ["without an id", event("checkout.session.completed", session, { id: undefined })],
    ["with a path for its id", event("checkout.session.completed", session, { id: "evt/1" })],
    ["with an endless id", event("checkout.session.completed", session, { id: "e".repeat(3000) })],
    ["with text for its amount", event("checkout.session.completed", { ...session, amount_total: "8280" })],
    ["without an amount", event("checkout.session.completed", { ...session, amount_total: null })],
    ["with half a centavo", event("checkout.session.completed", { ...session, amount_total: 0.5 })],
    ["with a number for its currency", event("checkout.session.completed", { ...session, currency: 7 })],
    ["with a list for its payment", event("checkout.session.completed", { ...session, payment_intent: [] })],
    ["of nothing at all", signed("{}")],
  ])("an event %s is taken in", async ([, posted]) => {
    expect(await statusOf("stripe", posted)).toEqual([200, []]);
  });

  test.for(NO_MESSAGES)("%j is refused, signed or not", async (rawBody) => {
    expect(await statusOf("stripe", signed(rawBody))).toEqual([400, []]);
    expect(await statusOf("stripe", signed(rawBody, "whsec_otro"))).toEqual([400, []]);
  });
});

describe("the test bank", () => {
  const signed = (rawBody: string, secret = TEST_BANK_SECRET): Posted => ({
    rawBody,
    headers: { "x-prueba-signature": signTestWebhook(secret, rawBody, NOW) },
  });
  const payment = { reference: "pago-1", orderId: "nada", status: "paid", amount: 8280, currency: "MXN" };
  const about = (over: object) => signed(JSON.stringify({ ...payment, ...over }));

  test.for(ODD_ORDER_IDS)("an order id that is %s is taken in", async ([, orderId]) => {
    expect(await statusOf("prueba", about({ orderId }))).toEqual([200, []]);
  });

  test.for<[string, Posted]>([
    ["that is open", about({ status: "open" })],
    ["of a status that nobody knows", about({ status: "constructor" })],
    ["without a reference", about({ reference: undefined })],
    ["with a path for its reference", about({ reference: "pago/1" })],
    ["with text for its amount", about({ amount: "8280" })],
    ["with null for its currency", about({ currency: null })],
    ["of nothing at all", signed("{}")],
  ])("a payment %s is taken in", async ([, posted]) => {
    expect(await statusOf("prueba", posted)).toEqual([200, []]);
  });

  test.for(NO_MESSAGES)("%j is refused, signed or not", async (rawBody) => {
    expect(await statusOf("prueba", signed(rawBody))).toEqual([400, []]);
    expect(await statusOf("prueba", signed(rawBody, "otro"))).toEqual([400, []]);
  });
});

describe("Mercado Pago", () => {
  /** Signed is the payment's id, and never the body. */
  const signed = (rawBody: string, id: unknown = 123): Posted => {
    const manifest = `id:${String(id).toLowerCase()};request-id:req-1;ts:1795262400;`;
    const mac = createHmac("sha256", SECRET).update(manifest).digest("hex");
    return { rawBody, headers: { "x-signature": `ts=1795262400,v1=${mac}`, "x-request-id": "req-1" } };
  };
  const about = (id: unknown, over: object = {}) =>
    signed(JSON.stringify({ id: 99, type: "payment", data: { id }, ...over }), id);
  const payment = {
    id: 123,
    status: "approved",
    external_reference: "nada",
    transaction_amount: 82.8,
    currency_id: "MXN",
  };
  const withPayment = async (body: unknown, status = 200) => {
    // An API answers what it likes: the stub writes any JSON.
    const answer = { status, body } as StubAnswer;
    const { port } = await startStub({ "GET /v1/payments/123": () => answer });
    return { origin: `http://127.0.0.1:${port}` };
  };

  test.for(ODD_ORDER_IDS)("a payment for an order id that is %s is taken in", async ([, id]) => {
    const api = await withPayment({ ...payment, external_reference: id });
    expect(await statusOf("mercadopago", about(123), api)).toEqual([200, []]);
  });

  test.for<[string, unknown]>([
    ["a list", [payment]],
    ["empty", {}],
    ["without an id", { ...payment, id: undefined }],
    ["with a path for its id", { ...payment, id: "1/2" }],
    ["of a status that nobody knows", { ...payment, status: "constructor" }],
    ["with a list for its status", { ...payment, status: ["approved"] }],
    ["with text for its amount", { ...payment, transaction_amount: "82.80" }],
    ["with null for its amount", { ...payment, transaction_amount: null }],
    ["with a number for its currency", { ...payment, currency_id: 7 }],
  ])("a payment that is %s is taken in", async ([, body]) => {
    expect(await statusOf("mercadopago", about(123), await withPayment(body))).toEqual([200, []]);
  });

  test.for<[string, Posted]>([
    ["about a payment that does not exist", about(404)],
    ["about a payment by a path", about("../../users/me")],
    ["of a type that nobody knows", about(123, { type: "tienda.abierta" })],
    ["of no type", about(123, { type: undefined })],
    ["with a list for its type", about(123, { type: ["payment"] })],
  ])("a message %s is taken in", async ([, posted]) => {
    expect(await statusOf("mercadopago", posted, await withPayment(payment))).toEqual([200, []]);
  });

  test.for<[string, Posted]>([
    ["names null", about(null)],
    ["names an object", about({})],
    ["names a list", about([123])],
    ["has null for its data", about(123, { data: null })],
    ["is of nothing at all", signed("{}")],
    ...NO_MESSAGES.map((rawBody): [string, Posted] => [`is ${JSON.stringify(rawBody)}`, signed(rawBody)]),
  ])("a message that %s is refused", async ([, posted]) => {
    expect(await statusOf("mercadopago", posted, await withPayment(payment))).toEqual([400, []]);
  });

  test("a message is asked for again while its payment cannot be asked about", async () => {
    const api = await withPayment({ message: "invalid token" }, 401);
    expect((await statusOf("mercadopago", about(123), api))[0]).toBe(500);
  });
});
