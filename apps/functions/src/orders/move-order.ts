import { nextOrderState, totalDue, type OrderEvent } from "@shop/commerce";
import type { OrderDoc } from "../documents/order-doc.ts";

/**
 * The order after an event, or undefined if the event does not apply. No event leads back to `pendiente`, so each ends
 * the wait for the payment: `payBy` and the address of the payment page are removed.
 */
export function moveOrder(order: OrderDoc, event: OrderEvent, at: Date): OrderDoc | undefined {
  const state = nextOrderState(order.state, event);
  if (!state) return undefined;
  const { payBy: _, ...rest } = order;
  const { url: _1, ...payment } = order.payment;
  const changedAt = at.toISOString();
  return { ...rest, state, payment, changedAt, history: [...order.history, { state, at: changedAt }] };
}

/** The order with a payment to refund. */
export function withDueRefund(order: OrderDoc, reference: string, at: Date): OrderDoc {
  return {
    ...order,
    dueRefunds: [...new Set([...order.dueRefunds, reference])],
    refundSince: order.refundSince ?? at.toISOString(),
  };
}

/** The order with the part of its payment to refund that was for what is missing, if it is paid and anything is. */
export function withMissingRefund(order: OrderDoc, at: Date): OrderDoc {
  const { status, reference } = order.payment;
  const refundAmount = order.total - totalDue(order);
  if (status !== "paid" || reference === undefined || refundAmount === 0) return order;
  return { ...withDueRefund(order, reference, at), refundAmount };
}

/** The part of a payment that is refunded; undefined for all of it. */
export function refundedPart({ payment, refundAmount, currency }: OrderDoc, reference: string) {
  if (payment.reference !== reference || refundAmount === undefined) return undefined;
  return { amount: refundAmount, currency };
}

/** The order after a refund. An order of which a part was refunded is still paid. */
export function withoutDueRefund(order: OrderDoc, reference: string): OrderDoc {
  const dueRefunds = order.dueRefunds.filter((due) => due !== reference);
  const { refundSince, ...rest } = order;
  const isAll = order.payment.reference === reference && order.refundAmount === undefined;
  const payment = isAll ? { ...order.payment, status: "refunded" as const } : order.payment;
  return {
    ...rest,
    payment,
    dueRefunds,
    ...(dueRefunds.length > 0 && refundSince !== undefined ? { refundSince } : {}),
  };
}
