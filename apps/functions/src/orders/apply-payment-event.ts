import type { PaymentMethod } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import type { PaymentDeps, PaymentEvent } from "../payments/payment-provider.ts";
import { mailState } from "./order-mail.ts";
import { moveOrder, withDueRefund, withoutDueRefund } from "./move-order.ts";

type EventOutcome = "applied" | "repeated" | "meaningless" | "unknown order" | "wrong amount";

/**
 * Processes a provider's event once: the event and its changes are written in one transaction. An event about another
 * amount or currency than the order's changes nothing.
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
    if (after && after.state !== order.state) mailState(tx, after);
    return after ? "applied" : "meaningless";
  });
}

/**
 * Requests the payment status of an order from the provider, and processes it: the webhook may be late or lost.
 * @throws what the provider throws
 */
export async function askProvider(
  { store, payments, now }: Pick<PaymentDeps, "store" | "payments" | "now">,
  { paymentMethod, payment: { attempt } }: OrderDoc,
): Promise<void> {
  if (attempt === undefined) return;
  const event = await payments.providers[paymentMethod]?.fetchStatus(attempt);
  // The time after the answer: the counter's board looks back some seconds only.
  if (event) await applyPaymentEvent(store, paymentMethod, { event, at: now() });
}

/**
 * The order after an event of its provider, or undefined if that changes nothing. Events may arrive twice and in any
 * order, so each is compared with the order, not with the previous event.
 */
function afterPayment(order: OrderDoc, event: PaymentEvent, at: Date): OrderDoc | undefined {
  switch (event.status) {
    case "paid":
      return afterApproval(order, event.reference, at);
    case "declined":
      return order.state === "pendiente" && order.payment.status === "pending"
        ? { ...order, payment: { ...order.payment, status: "declined" } }
        : undefined;
    case "refunded":
      return afterRefund(order, event.reference);
  }
}

function afterApproval(order: OrderDoc, reference: string, at: Date): OrderDoc | undefined {
  if (order.payment.reference === reference) return undefined;
  const paid = moveOrder(order, "payment.approve", at);
  if (paid) return { ...paid, payment: { ...paid.payment, status: "paid", reference } };
  // Too late, or paid twice: to be refunded.
  const isFirst = order.payment.reference === undefined;
  const payment = isFirst ? { ...order.payment, status: "paid" as const, reference } : order.payment;
  return withDueRefund({ ...order, payment }, { reference }, at);
}

function afterRefund(order: OrderDoc, reference: string): OrderDoc | undefined {
  const paidBy = order.payment.reference;
  // The refund was reported before its payment: with the reference, the later report of the payment changes nothing.
  if (paidBy === undefined) return { ...order, payment: { ...order.payment, status: "refunded", reference } };
  const isReported = paidBy === reference && order.payment.status === "refunded";
  const isUnknown = paidBy !== reference && !order.dueRefunds.some((due) => due.reference === reference);
  if (isReported || isUnknown) return undefined;
  // Only what was refunded in full is reported.
  return withoutDueRefund(order, { reference });
}
