import type { IncomingHttpHeaders } from "node:http";
import type { Money, PaymentMethod } from "@shop/contract";

/** What a provider is asked to collect. */
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
  /** The path of the order's screen, where the shopper comes back to. It proves nothing. */
  back: string;
  /** The absolute address of this shop, without a slash at its end. */
  origin: string;
  /** Where the provider reports to. */
  webhook: string;
};

/** What happens next: nothing, or the shopper goes somewhere to pay. `attempt` is what `fetchStatus` takes. */
export type StartedPayment = { kind: "done" } | { kind: "redirect"; url: string; attempt: string };

/** What a provider says about a payment. */
export type PaymentEvent = {
  /** The same event that is sent again has the same id. */
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

/** What became of an event. */
export type EventOutcome = "applied" | "repeated" | "meaningless" | "unknown order" | "wrong amount";

/** Who owns the state of orders, to the webhooks that report what providers say. */
export type PaidOrders = {
  /** Takes an event in, once; rejects when it has to be sent again. */
  takeEvent: (method: PaymentMethod, event: PaymentEvent) => Promise<EventOutcome>;
  /** Gives back what is due of an order; rejects while it stays due. */
  giveBack: (orderId: string) => Promise<void>;
};

/**
 * A way to be paid. Money counts as received only when a verified event says so: what a browser brings back
 * proves nothing.
 */
export type PaymentProvider = {
  /** Begins to collect; asking again for the same order begins nothing new. */
  start(order: PayableOrder, urls: PaymentUrls): Promise<StartedPayment>;
  /**
   * Begins another attempt after one was declined; the same former attempt leads to one new attempt. Without it
   * the page of the first takes another try.
   */
  renew?(order: PayableOrder, urls: PaymentUrls, former: string): Promise<StartedPayment>;
  /**
   * Reads a webhook.
   * @param rawBody the bytes that were signed
   * @returns undefined for a genuine message about nothing of ours
   * @throws WebhookRefused when the message is not genuine; any other error asks the provider to send it again
   */
  parseWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>;
  /** Asks how an attempt went; undefined while it is open. Heals a webhook that was lost. */
  fetchStatus(attempt: string): Promise<PaymentEvent | undefined>;
  /** Gives all of a payment back; one that went back already stays so. */
  refund(reference: string): Promise<void>;
};

export type Providers = { [M in PaymentMethod]?: PaymentProvider };

/** How this shop is paid. */
export type Payments = {
  providers: Providers;
  /** Where shoppers and providers reach this shop, such as the value of `SHOP_ORIGIN`. */
  origin: () => string;
};

/** A webhook that is forged, tampered with, too old, or no message of the provider at all. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
