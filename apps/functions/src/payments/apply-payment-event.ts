import type { PaymentMethod } from "@shop/contract";
import type { Store } from "../store/store.ts";
import { afterPayment } from "./after-payment.ts";
import type { PaymentEvent } from "./payment-provider.ts";

/** What became of an event. */
export type EventOutcome = "applied" | "repeated" | "meaningless" | "unknown order" | "wrong amount";

/**
 * Takes in what a provider says, once: the event and what it changes are written in one transaction. An event
 * about another amount or currency than the order's changes nothing.
 */
export function applyPaymentEvent(
  store: Store,
  method: PaymentMethod,
  { event, at }: { event: PaymentEvent; at: Date },
): Promise<EventOutcome> {
  const key = `${method}:${event.eventId}`;
  return store.transaction(async (tx): Promise<EventOutcome> => {
    if (await tx.get("paymentEvents", key)) return "repeated";
    const order = await tx.get("orders", event.orderId);
    if (order?.paymentMethod !== method) return "unknown order";
    if (event.amount !== order.total || event.currency !== order.currency) return "wrong amount";
    const after = afterPayment(order, event, at);
    tx.create("paymentEvents", key, {
      orderId: order.id,
      status: event.status,
      at: at.toISOString(),
    });
    if (after) tx.set("orders", order.id, after);
    return after ? "applied" : "meaningless";
  });
}
