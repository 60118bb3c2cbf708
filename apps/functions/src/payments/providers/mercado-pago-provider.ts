import type { MercadoPagoConfig } from "mercadopago";
import {
  WebhookRefused,
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentUrls,
} from "../payment-provider.ts";
import { once } from "./once.ts";
import { fieldsOf, readMessage } from "./read-message.ts";
import { toPaymentEvent } from "./to-payment-event.ts";

export type MercadoPagoOptions = {
  accessToken: string;
  /** The secret signature of the webhooks, from the panel of the application. */
  webhookSecret: string;
};

/** How long an API call may take, in ms. */
const TIMEOUT = 15_000;

/** Any other status is still pending. */
const STATUSES = new Map<unknown, PaymentEvent["status"]>([
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
        // Its age does not matter: the message only names a payment, whose current status is requested below.
        WebhookSignatureValidator.validate({
          xSignature: headers["x-signature"],
          xRequestId: headers["x-request-id"],
          dataId: dataId.toLowerCase(),
          secret: webhookSecret,
        });
      } catch (error) {
        throw new WebhookRefused("not from Mercado Pago", { cause: error });
      }
      // Its payments have numeric ids.
      if (type !== "payment" || !/^\d{1,30}$/.test(dataId)) return undefined;
      return eventOf(await unlessUnknown(new Payments(config).get({ id: dataId })));
    },
    fetchStatus: async (attempt) => {
      const { Payment: Payments, config } = await sdk();
      const { results = [] } = await new Payments(config).search({
        options: { external_reference: attempt, sort: "date_created", criteria: "desc" },
      });
      const events = results.flatMap((payment) => eventOf(payment) ?? []);
      return events.find(({ status }) => status === "paid") ?? events[0];
    },
    refund: async (reference, part) => {
      const { Payment: Payments, PaymentRefund, config } = await sdk();
      const payment = await new Payments(config).get({ id: reference });
      if (payment.status === "refunded" || payment.status === "charged_back") return;
      const refunds = new PaymentRefund(config);
      if (!part) {
        const requestOptions = { idempotencyKey: `refund-${reference}` };
        const { transaction_amount: paid = 0, transaction_amount_refunded: back = 0 } = payment;
        // A refund of all of it, after parts, would be of more than is left.
        if (back > 0) {
          const body = { amount: Math.round((paid - back) * 100) / 100 };
          await refunds.create({ payment_id: reference, body, requestOptions });
        } else await refunds.total({ payment_id: reference, requestOptions });
        return;
      }
      const amount = part.amount / 100;
      // It may forget an idempotency key before the refund is repeated. It takes no mark, so how many there are of the
      // amount tells it.
      const made = await refunds.list({ payment_id: reference });
      const isMade = ({ status }: { status?: string }) => status !== "rejected" && status !== "cancelled";
      if (made.filter((refund) => refund.amount === amount && isMade(refund)).length >= part.nth) return;
      const requestOptions = { idempotencyKey: `refund-part-${reference}-${part.amount}-${part.nth}` };
      await refunds.create({ payment_id: reference, body: { amount }, requestOptions });
    },
  };
}

/** One item for the whole order: it includes shipping and discounts, so the amount is exactly ours. */
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
    // Without this parameter each payment is also reported by an IPN, an older kind of message without a signature: it
    // would be refused, and sent again for days.
    notification_url: `${webhook}?source_news=webhooks`,
    ...(payBy !== undefined && { expires: true, expiration_date_to: payBy }),
  };
}

/** One event for each status of a payment, however many messages are sent. */
function eventOf(payment: unknown): PaymentEvent | undefined {
  const fields = fieldsOf(payment);
  const { external_reference: orderId, transaction_amount: amount, currency_id: currency } = fields;
  const status = STATUSES.get(fields.status);
  const reference = String(fields.id);
  return toPaymentEvent({
    eventId: `${reference}:${status}`,
    orderId,
    status,
    amount: typeof amount === "number" ? Math.round(amount * 100) : undefined,
    currency,
    reference,
  });
}

/** The result; undefined when Mercado Pago does not know it, which a retry would not change. */
async function unlessUnknown(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (fieldsOf(error).status === 404) return undefined;
    throw error;
  }
}

/** Untrusted until its signature is checked; nothing else of it is used afterwards. */
function readNotification(rawBody: Buffer): { type: unknown; dataId: string } {
  const { type, data } = readMessage(rawBody);
  const { id } = fieldsOf(data);
  if (typeof id !== "string" && typeof id !== "number") throw new WebhookRefused("names nothing");
  return { type, dataId: String(id) };
}
