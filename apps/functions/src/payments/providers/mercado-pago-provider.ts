import type { MercadoPagoConfig, Payment } from "mercadopago";
import {
  WebhookRefused,
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentUrls,
} from "../payment-provider.ts";
import { once } from "./once.ts";

export type MercadoPagoOptions = {
  accessToken: string;
  /** The secret signature of the webhooks, from the panel of the application. */
  webhookSecret: string;
};

/** How long an API call may take, in ms. */
const TIMEOUT = 15_000;

/** What is not here is still under way. */
const STATUSES = new Map<string | undefined, PaymentEvent["status"]>([
  ["approved", "paid"],
  ["rejected", "declined"],
  ["cancelled", "declined"],
  ["refunded", "refunded"],
  ["charged_back", "refunded"],
]);

/** `mercadopago`: Checkout Pro on Mercado Pago's own page. The SDK is loaded at the first use. */
export function mercadoPagoProvider({ accessToken, webhookSecret }: MercadoPagoOptions): PaymentProvider {
  const sdk = once(async () => {
    const module = await import("mercadopago");
    const config: MercadoPagoConfig = new module.MercadoPagoConfig({
      accessToken,
      options: { timeout: TIMEOUT, maxRetries: 1 },
    });
    return { ...module, config };
  });
  return {
    start: async (order, urls) => {
      const { Preference, config } = await sdk();
      const { init_point: url } = await new Preference(config).create({
        body: preferenceOf(order, urls),
        requestOptions: { idempotencyKey: `order-${order.id}` },
      });
      if (url === undefined) throw new Error("a preference without a page");
      return { kind: "redirect", url, attempt: order.id };
    },
    parseWebhook: async (rawBody, headers) => {
      const { WebhookSignatureValidator, Payment: Payments, config } = await sdk();
      const { type, dataId } = readNotification(rawBody);
      try {
        // Its age does not matter: the message names a payment, and what that is now is asked below.
        WebhookSignatureValidator.validate({
          xSignature: headers["x-signature"],
          xRequestId: headers["x-request-id"],
          dataId: dataId.toLowerCase(),
          secret: webhookSecret,
        });
      } catch (error) {
        throw new WebhookRefused("not from Mercado Pago", { cause: error });
      }
      return type === "payment" ? eventOf(await new Payments(config).get({ id: dataId })) : undefined;
    },
    fetchStatus: async (attempt) => {
      const { Payment: Payments, config } = await sdk();
      const { results = [] } = await new Payments(config).search({
        options: { external_reference: attempt, sort: "date_created", criteria: "desc" },
      });
      const events = results.flatMap((payment) => eventOf(payment) ?? []);
      return events.find(({ status }) => status === "paid") ?? events[0];
    },
    refund: async (reference) => {
      const { Payment: Payments, PaymentRefund, config } = await sdk();
      const payment = await new Payments(config).get({ id: reference });
      if (payment.status === "refunded" || payment.status === "charged_back") return;
      await new PaymentRefund(config).total({
        payment_id: reference,
        requestOptions: { idempotencyKey: `refund-${reference}` },
      });
    },
  };
}

/** One item for the whole order: shipping and discounts are inside, and the amount is ours to the centavo. */
function preferenceOf(
  { id, number, total, currency, payBy }: PayableOrder,
  { origin, back, webhook }: PaymentUrls,
) {
  const page = `${origin}${back}`;
  return {
    external_reference: id,
    items: [{ id, title: `Pedido ${number}`, quantity: 1, unit_price: total / 100, currency_id: currency }],
    back_urls: { success: page, pending: page, failure: page },
    auto_return: "approved",
    notification_url: webhook,
    ...(payBy !== undefined && { expires: true, expiration_date_to: payBy }),
  };
}

type Paid = Pick<
  Awaited<ReturnType<Payment["get"]>>,
  "status" | "external_reference" | "transaction_amount" | "currency_id"
> & { id?: string | number };

/** A payment that is told twice is one event for each status, whatever the messages are numbered. */
function eventOf(payment: Paid): PaymentEvent | undefined {
  const { id, external_reference: orderId, transaction_amount: amount, currency_id: currency } = payment;
  const status = STATUSES.get(payment.status);
  if (!status || !orderId || id === undefined || amount === undefined || !currency) return undefined;
  const reference = String(id);
  return {
    eventId: `${reference}:${status}`,
    orderId,
    status,
    amount: Math.round(amount * 100),
    currency,
    reference,
  };
}

/** Nothing in it is believed before its signature was checked, and little afterwards. */
function readNotification(rawBody: Buffer): { type: unknown; dataId: string } {
  const { type, data } = parse(rawBody) as { type?: unknown; data?: { id?: unknown } | null };
  const id = data?.id;
  if (typeof id !== "string" && typeof id !== "number") throw new WebhookRefused("names nothing");
  return { type, dataId: String(id) };
}

function parse(rawBody: Buffer): object {
  try {
    return Object(JSON.parse(rawBody.toString()));
  } catch {
    throw new WebhookRefused("no JSON");
  }
}
