import type { Money } from "@shop/contract";
import type { Stripe } from "stripe";
import {
  WebhookRefused,
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentUrls,
  type StartedPayment,
} from "../payment-provider.ts";
import { once } from "./once.ts";
import { fieldsOf, readMessage } from "./read-message.ts";
import { toPaymentEvent } from "./to-payment-event.ts";

export type StripeOptions = {
  secretKey: string;
  /** Of the webhook endpoint, `whsec_…`. */
  webhookSecret: string;
  /** ms */
  now: () => number;
  /** Where its API answers; the SDK's own address by default. */
  api?: { host: string; port: number; protocol: "http" | "https" };
};

/** How long an API call may take, in ms. */
const TIMEOUT = 15_000;

/** In ms: the 30 minutes that a Checkout Session must live, and one for its creation (docs.stripe.com/api/checkout). */
const MIN_SESSION_AGE = 31 * 60_000;

/**
 * In ms: how long after its order's `payBy` a late session ends. The sweep closes the order some minutes after `payBy`;
 * a session that is created until then must still live for the minimum.
 */
const LATE_SESSION = MIN_SESSION_AGE + 9 * 60_000;

/** Marks the refund of a part of a payment, among the other parts and those that people make in Stripe's dashboard. */
const PART = "shopPart";

/** How many refunds Stripe lists at most, the newest first. */
const MAX_LISTED = 100;

/** `stripe`: Checkout on Stripe's own page. The SDK is loaded at the first use. */
export function stripeProvider({ secretKey, webhookSecret, now, api }: StripeOptions): PaymentProvider {
  const stripe = once(async () => {
    const { default: Sdk } = await import("stripe");
    return new Sdk(secretKey, { ...api, timeout: TIMEOUT, telemetry: false });
  });
  // Stripe refuses a repeated key with other parameters, so both depend on the same two facts: the order, and whether
  // it is late, that is, has less time left than the shortest session. What is paid after it was closed is refunded.
  const openSession = async (order: PayableOrder, { origin, back }: PaymentUrls, key: string) => {
    const { checkout } = await stripe();
    const isLate = order.payBy !== undefined && Date.parse(order.payBy) < now() + MIN_SESSION_AGE;
    return atPage(
      await checkout.sessions.create(sessionOf(order, `${origin}${back}`, isLate), {
        idempotencyKey: isLate ? `${key}-late` : key,
      }),
    );
  };
  return {
    start: (order, urls) => openSession(order, urls, `order-${order.id}`),
    renew: async (order, urls, former) => {
      const session = await (await stripe()).checkout.sessions.retrieve(former);
      // Its page allows another card. A complete or expired session accepts no payment.
      if (session.status === "open") return atPage(session);
      return openSession(order, urls, `order-${order.id}-after-${former}`);
    },
    parseWebhook: async (rawBody, headers) => {
      const { signature, DEFAULT_TOLERANCE } = (await stripe()).webhooks;
      if (!signature) throw new Error("the SDK checks no signatures");
      const header = headers["stripe-signature"] ?? "";
      // Not `constructEvent`, which treats a genuine event of another kind as forged.
      refuseUnless(() =>
        signature.verifyHeader(rawBody, header, webhookSecret, DEFAULT_TOLERANCE, undefined, now()),
      );
      return eventOf(readMessage(rawBody));
    },
    fetchStatus: async (attempt) => {
      const { checkout } = await stripe();
      const session = await checkout.sessions.retrieve(attempt).catch((error: unknown) => {
        // The session was made with other keys, such as those of Stripe's test mode: it cannot be paid any more.
        if (codeOf(error) !== "resource_missing") throw error;
      });
      return session?.payment_status === "paid"
        ? ofSession(session, "paid", `${session.id}:paid`)
        : undefined;
    },
    refund: async (reference, part) => {
      const { refunds } = await stripe();
      const mark = part ? `${part.amount}-${part.nth}` : "";
      // Stripe forgets an idempotency key after a day.
      const made = part ? await refunds.list({ payment_intent: reference, limit: MAX_LISTED }) : { data: [] };
      if (made.data.some(({ metadata, status }) => metadata?.[PART] === mark && status !== "failed")) return;
      const options = part && {
        amount: toStripeAmount(part.amount, part.currency),
        metadata: { [PART]: mark },
      };
      try {
        await refunds.create(
          { payment_intent: reference, ...options },
          { idempotencyKey: part ? `refund-part-${reference}-${mark}` : `refund-${reference}` },
        );
      } catch (error) {
        // It was already refunded in Stripe's dashboard.
        if (codeOf(error) !== "charge_already_refunded") throw error;
      }
    },
  };
}

function atPage({ id, url }: Stripe.Checkout.Session): StartedPayment {
  if (url === null) throw new Error("a session without a page");
  return { kind: "redirect", url, attempt: id };
}

/** One line for the whole order: it includes shipping and discounts, so the amount is exactly ours. */
function sessionOf(
  { id, number, total, currency, payBy }: PayableOrder,
  back: string,
  isLate: boolean,
): Stripe.Checkout.SessionCreateParams {
  const until = payBy === undefined ? undefined : Date.parse(payBy) + (isLate ? LATE_SESSION : 0);
  return {
    mode: "payment",
    locale: "es-419",
    client_reference_id: id,
    success_url: back,
    cancel_url: back,
    ...(until !== undefined && { expires_at: Math.floor(until / 1000) }),
    payment_intent_data: { metadata: { orderId: id }, description: `Pedido ${number}` },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(total, currency),
          product_data: { name: `Pedido ${number}` },
        },
      },
    ],
  };
}

/** It is genuine, but may concern other products of the owner. */
function eventOf(event: Record<string, unknown>): PaymentEvent | undefined {
  const object = fieldsOf(fieldsOf(event.data).object);
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return object.payment_status === "paid" ? ofSession(object, "paid", event.id) : undefined;
    case "checkout.session.async_payment_failed":
      return ofSession(object, "declined", event.id);
    case "charge.refunded":
      return ofRefund(object, event.id);
    default:
      return undefined;
  }
}

function ofSession(
  session: { [Field in keyof Stripe.Checkout.Session]?: unknown },
  status: "paid" | "declined",
  eventId: unknown,
): PaymentEvent | undefined {
  const { client_reference_id: orderId, amount_total: amount, currency, payment_intent: intent } = session;
  return toPaymentEvent({
    eventId,
    orderId,
    status,
    ...fromStripeAmount(amount, currency),
    reference: idOf(intent) ?? session.id,
  });
}

/** A partial refund changes nothing: the order is still paid. */
function ofRefund(
  charge: { [Field in keyof Stripe.Charge]?: unknown },
  eventId: unknown,
): PaymentEvent | undefined {
  if (charge.refunded !== true) return undefined;
  return toPaymentEvent({
    eventId,
    orderId: fieldsOf(charge.metadata).orderId,
    status: "refunded",
    ...fromStripeAmount(charge.amount, charge.currency),
    reference: idOf(charge.payment_intent),
  });
}

/** The id of an object that Stripe sends as id or expanded. */
function idOf(named: unknown): unknown {
  return typeof named === "string" ? named : fieldsOf(named).id;
}

/** Currencies whose amounts Stripe takes without decimals (docs.stripe.com/currencies); of Spanish-speaking countries only. */
const WITHOUT_DECIMALS = new Set(["CLP", "PYG"]);

function toStripeAmount(amount: Money, currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? Math.round(amount / 100) : amount;
}

function fromStripeAmount(amount: unknown, named: unknown): { amount: unknown; currency: unknown } {
  const currency = typeof named === "string" ? named.toUpperCase() : undefined;
  const isWhole = currency !== undefined && WITHOUT_DECIMALS.has(currency);
  return { amount: isWhole && typeof amount === "number" ? amount * 100 : amount, currency };
}

/** The SDK throws for an invalid and for an outdated signature. */
function refuseUnless(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new WebhookRefused("not from Stripe", { cause: error });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
