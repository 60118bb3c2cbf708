import { missingSum, nextOrderState, type OrderEvent } from "@shop/commerce";
import type { Money } from "@shop/contract";
import type { DueRefund, OrderDoc } from "../documents/order-doc.ts";

/**
 * The order after an event, or undefined if the event does not apply. That nobody was at the door is no new state. Any
 * other event ends the wait for the payment, as none leads back to `pendiente`: `payBy` and the address of the payment
 * page are removed.
 */
export function moveOrder(order: OrderDoc, event: OrderEvent, at: Date): OrderDoc | undefined {
  const state = nextOrderState(order.state, event);
  if (!state) return undefined;
  const { payBy: _, ...rest } = order;
  const { url: _1, ...payment } = order.payment;
  const changedAt = at.toISOString();
  if (event === "order.miss")
    return { ...order, changedAt, missedAt: [...(order.missedAt ?? []), changedAt] };
  return { ...rest, state, payment, changedAt, history: [...order.history, { state, at: changedAt }] };
}

/** The order with a payment to refund, or a part of one. A refund of all of it leaves nothing for parts. */
export function withDueRefund(order: OrderDoc, due: DueRefund, at: Date): OrderDoc {
  const others = due.part ? order.dueRefunds : order.dueRefunds.filter((each) => !isWithin(each, due));
  return {
    ...order,
    dueRefunds: [...others, due],
    refundSince: order.refundSince ?? at.toISOString(),
  };
}

/** The order with the last of its parts to refund, if it is paid and the part is anything. */
export function withDuePart(order: OrderDoc, at: Date): OrderDoc {
  const { status, reference } = order.payment;
  const parts = partsOf(order);
  const amount = parts.at(-1) ?? 0;
  if (status !== "paid" || reference === undefined || amount === 0) return order;
  const nth = parts.filter((part) => part === amount).length;
  return withDueRefund(order, { reference, part: { amount, nth } }, at);
}

/** The parts of its payment that the shopper gets back, oldest first: what was missing, then what is refunded by line. */
function partsOf(order: OrderDoc): Money[] {
  return [missingSum(order), ...(order.refunds?.units.map(({ amount }) => amount) ?? [])];
}

/** The order after a refund. An order of which a part was refunded is still paid. */
export function withoutDueRefund(order: OrderDoc, made: DueRefund): OrderDoc {
  const dueRefunds = order.dueRefunds.filter((due) => !isWithin(due, made));
  const { refundSince, ...rest } = order;
  const isAll = order.payment.reference === made.reference && !made.part;
  const payment = isAll ? { ...order.payment, status: "refunded" as const } : order.payment;
  return {
    ...rest,
    payment,
    dueRefunds,
    ...(dueRefunds.length > 0 && refundSince !== undefined ? { refundSince } : {}),
  };
}

/** Whether a refund is the same as another, or a part of it. */
function isWithin({ reference, part }: DueRefund, other: DueRefund): boolean {
  if (reference !== other.reference) return false;
  return !other.part || (part?.amount === other.part.amount && part.nth === other.part.nth);
}
