import type { IncomingHttpHeaders } from "node:http";
import type { Money, PaymentMethod } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";

/** The order for which a provider collects. */
export type PayableOrder = {
  id: string;
  number: string;
  /** Minor units of `currency`. */
  total: Money;
  currency: string;
  /** Until when the order waits; absent when it does not. */
  payBy?: string;
};

export type PaymentUrls = {
  /** The path of the order's screen, to which the shopper returns. That return proves no payment. */
  back: string;
  /** The absolute address of this shop, without a slash at its end. */
  origin: string;
  /** The URL of the webhook. */
  webhook: string;
};

/** The next step: none, or a redirect to pay. `attempt` is the argument of `fetchStatus`. */
export type StartedPayment = { kind: "done" } | { kind: "redirect"; url: string; attempt: string };

/** A provider's report about a payment. */
export type PaymentEvent = {
  /** A repeated event has the same id. */
  eventId: string;
  orderId: string;
  status: "paid" | "declined" | "refunded";
  /** Minor units. */
  amount: Money;
  /** ISO 4217, in capitals. */
  currency: string;
  /** What `refund` takes. */
  reference: string;
};

/**
 * A part of a payment: minor units, and ISO 4217 in capitals. `nth` tells parts of the same amount apart: 1 is the first
 * of them. With the amount it is the idempotency key of the part.
 */
export type PaymentPart = { amount: Money; currency: string; nth: number };

/** A payment method. Money counts as received only by a verified event: a browser's return proves nothing. */
export type PaymentProvider = {
  /** Starts a payment; idempotent for the same order. */
  start(order: PayableOrder, urls: PaymentUrls): Promise<StartedPayment>;
  /**
   * Starts another attempt after a declined one; idempotent for the same former attempt. If undefined, the page of the
   * first attempt allows another try.
   */
  renew?(order: PayableOrder, urls: PaymentUrls, former: string): Promise<StartedPayment>;
  /**
   * Reads a webhook.
   * @param rawBody the bytes that were signed
   * @returns undefined for a genuine message that concerns no order of this shop
   * @throws WebhookRefused when the message is not genuine; any other error asks the provider to send it again
   */
  parseWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>;
  /** Requests the outcome of an attempt; undefined while it is open. Covers a lost webhook. */
  fetchStatus(attempt: string): Promise<PaymentEvent | undefined>;
  /**
   * Refunds a payment; idempotent.
   * @param part of the payment, after all parts before it were refunded; without it, all that is left of the payment
   */
  refund(reference: string, part?: PaymentPart): Promise<void>;
};

export type Providers = { [M in PaymentMethod]?: PaymentProvider };

/** How this shop is paid. */
export type Payments = {
  providers: Providers;
  /** The public origin of this shop, such as the value of `SHOP_ORIGIN`. */
  origin: () => string;
};

export type PaymentDeps = HandlerDeps & { payments: Payments };

/** A webhook that is forged, tampered with, too old, or not from the provider. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
