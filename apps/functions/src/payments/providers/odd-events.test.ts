import { createHmac } from "node:crypto";
import { Stripe } from "stripe";
// Its SDK takes no other address of its API, so the tests change where it looks; the shop never does.
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { FakeBank } from "../../testing/fake-bank.ts";
import { startStub, type StubAnswer } from "../../testing/start-stub.ts";
import { WebhookRefused, type PaymentProvider } from "../payment-provider.ts";
import { mercadoPagoProvider } from "./mercado-pago-provider.ts";
import { stripeProvider } from "./stripe-provider.ts";
import { testProvider } from "./test-provider.ts";
import { signTestWebhook } from "./test-webhook.ts";
import { toPaymentEvent } from "./to-payment-event.ts";

const SECRET = "secreto";
const NOW = Date.parse("2026-11-21T12:00:00Z");
const now = () => NOW;

type Sign = (rawBody: string, secret?: string) => Record<string, string>;

const signStripe: Sign = (payload, secret = SECRET) => {
  const signed = { payload, secret, timestamp: NOW / 1000 };
  return { "stripe-signature": Stripe.webhooks.generateTestHeaderString(signed) };
};
const signPrueba: Sign = (rawBody, secret = SECRET) => ({
  "x-prueba-signature": signTestWebhook(secret, rawBody, NOW),
});
/** Signed is the payment's id, and never the body. */
const signMercadoPago: Sign = (rawBody, secret = SECRET) => {
  const [, id] = /"data":\{"id":"?([^"}]*)/.exec(rawBody) ?? [];
  const manifest = `id:${String(id).toLowerCase()};request-id:req-1;ts:1795262400;`;
  const mac = createHmac("sha256", secret).update(manifest).digest("hex");
  return { "x-signature": `ts=1795262400,v1=${mac}`, "x-request-id": "req-1" };
};

const stripe = stripeProvider({ secretKey: "sk_test_1", webhookSecret: SECRET, now });
const prueba = testProvider({ bank: new FakeBank(), secret: SECRET, page: "/pago", now });
const mercadoPago = mercadoPagoProvider({ accessToken: "TEST-1", webhookSecret: SECRET });

const parse = (provider: PaymentProvider, rawBody: string, headers: Record<string, string>) =>
  provider.parseWebhook(Buffer.from(rawBody), headers);

describe("an event", () => {
  const parts = { eventId: "e-1", orderId: "nada", status: "paid", amount: 8280, currency: "MXN" };
  const event = { ...parts, reference: "pi_1" };

  test("with all its parts is one of this shop, as far as its provider knows", () => {
    expect(toPaymentEvent(event)).toEqual(event);
  });

  test.for<[keyof typeof event, unknown[]]>([
    ["orderId", ["", "otra/tienda", "..", "__nada__", "a".repeat(2000), null, 7, { id: "abc" }, ["abc"]]],
    ["eventId", [undefined, "", "evt/1", "e".repeat(3000)]],
    ["reference", [undefined, "pago/1", ["pi_1"], null]],
    ["status", [undefined, "open", "constructor", ["paid"]]],
    ["amount", [null, "8280", 0.5, Infinity]],
    ["currency", [null, 7, "mxn"]],
  ])("whose %s is odd is about no order of this shop", ([part, values]) => {
    const read = values.map((value) => toPaymentEvent({ ...event, [part]: value }));
    expect(read).toEqual(values.map(() => undefined));
  });
});

/** Bodies that are no message at all, however well they are signed. */
const NO_MESSAGES = ["null", "[]", '[{"id":"evt_1"}]', '"evt_1"', "7", "true", "", "{", "id=evt_1"];

test.for<[string, PaymentProvider, Sign]>([
  ["Stripe", stripe, signStripe],
  ["the test bank", prueba, signPrueba],
  ["Mercado Pago", mercadoPago, signMercadoPago],
])("what is no message of %s is refused, signed or not", async ([, provider, sign]) => {
  const parsed = NO_MESSAGES.flatMap((body) =>
    [sign(body), sign(body, "otro")].map((headers) => parse(provider, body, headers)),
  );
  for (const outcome of await Promise.allSettled(parsed))
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(WebhookRefused) });
});

test("a signed message of the test bank of nothing at all is taken in", async () => {
  expect(await parse(prueba, "{}", signPrueba("{}"))).toBeUndefined();
});

describe("Stripe", () => {
  const session = { id: "cs_1", client_reference_id: "abc", currency: "mxn", payment_status: "paid" };
  const event = (type: unknown, object: unknown, over: object = {}) => ({
    id: "evt_1",
    object: "event",
    type,
    data: { object },
    ...over,
  });

  test.for<[string, object]>([
    ["of a type that nobody knows", event("tienda.abierta", {})],
    ["of no type", event(undefined, session)],
    ["whose type is an object", event({}, session)],
    ["whose type is a name of every object", event("constructor", session)],
    ["of the second kind", event("v1.billing.meter.no_meter_found", null, { object: "v2.core.event" })],
    ["without data", event("checkout.session.completed", session, { data: undefined })],
    ["with null for its data", event("checkout.session.completed", session, { data: null })],
    ["with null for its object", event("checkout.session.completed", null)],
    ["of a failure with an empty object", event("checkout.session.async_payment_failed", {})],
    ["of a refund without metadata", event("charge.refunded", { refunded: true, metadata: null })],
    ["without an amount", event("checkout.session.completed", { ...session, amount_total: null })],
    ["of nothing at all", {}],
  ])("an event %s is taken in", async ([, message]) => {
    const rawBody = JSON.stringify(message);
    expect(await parse(stripe, rawBody, signStripe(rawBody))).toBeUndefined();
  });
});

describe("Mercado Pago", () => {
  const payment = { id: 123, status: "approved", external_reference: "abc", currency_id: "MXN" };
  const about = (id: unknown, over: object = {}) => ({ type: "payment", data: { id }, ...over });

  /** What becomes of a message, while the API answers like that about payment 123. */
  async function read(message: object, body: unknown = payment, status = 200) {
    // An API answers what it likes: the stub writes any JSON.
    const { port } = await startStub({ "GET /v1/payments/123": () => ({ status, body }) as StubAnswer });
    const config = AppConfig as { BASE_URL: string };
    const usual = config.BASE_URL;
    config.BASE_URL = `http://127.0.0.1:${port}`;
    onTestFinished(() => {
      config.BASE_URL = usual;
    });
    const rawBody = JSON.stringify(message);
    return parse(mercadoPago, rawBody, signMercadoPago(rawBody));
  }

  test.for<[string, unknown]>([
    ["a list", [payment]],
    ["empty", {}],
    ["of a status that nobody knows", { ...payment, status: "constructor" }],
    ["with text for its amount", { ...payment, transaction_amount: "82.80" }],
  ])("a payment that is %s is taken in", async ([, body]) => {
    expect(await read(about(123), body)).toBeUndefined();
  });

  test.for<[string, object]>([
    ["about a payment that does not exist", about(404)],
    ["about a payment by a path", about("../../users/me")],
    ["of no type", about(123, { type: undefined })],
    ["with a list for its type", about(123, { type: ["payment"] })],
  ])("a message %s is taken in", async ([, message]) => {
    expect(await read(message)).toBeUndefined();
  });

  test.for<[string, object]>([
    ["null", about(null)],
    ["an object", about({})],
    ["a list", about([123])],
    ["nothing", { type: "payment", data: null }],
  ])("a message that names %s is refused", async ([, message]) => {
    await expect(read(message)).rejects.toThrow(WebhookRefused);
  });
});
