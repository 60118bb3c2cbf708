import { FailureError, type Money, type Order } from "@shop/contract";

/** An order with fields that its owner does not see. */
export type OrderDoc = Omit<Order, "payment"> & {
  accountId: string;
  /** Where the shopper is told of its states. Absent without a confirmed address, and in anonymized orders. */
  email?: string;
  /** The hash of the request that placed it. Its idempotency key, which the id is made of, allows no other request. */
  requestHash: string;
  /** The code of a promotion of the counter, which counts this order. Absent if it uses none of those. */
  promotionId?: string;
  /** What is to be paid, in minor units of `currency`. */
  total: Money;
  currency: string;
  payment: Order["payment"] & {
    /** The provider's id of the payment attempt, once it was started. */
    attempt?: string;
    /** The provider's id of the payment of this order; refunds refer to it. */
    reference?: string;
  };
  /**
   * When it came into its state, or was last picked or refunded, or found nobody at the door. Absent in an order that is
   * older than this field.
   */
  changedAt?: string;
  /** Until when it waits for its payment, or to be accepted if it is paid on delivery. Absent when it does not wait. */
  payBy?: string;
  /** Payments to refund, and parts of them, oldest first. */
  dueRefunds: DueRefund[];
  /** The account of the staff who has made the newest refund by line: only for them a repeated one was made. */
  refundedBy?: string;
  /** Since when there are payments to refund. Absent when there are none. */
  refundSince?: string;
};

/** A payment to refund, or a part of one. */
export type DueRefund = {
  /** That of the payment. */
  reference: string;
  /** Absent when all of it is refunded. `nth` tells parts of the same amount apart: 1 is the first of them. */
  part?: { amount: Money; nth: number };
};

/** @throws FailureError 404 when there is no order */
export function requireOrder(order: OrderDoc | undefined): OrderDoc {
  if (!order) throw new FailureError({ id: 404, what: "order" });
  return order;
}

/** The ids of all mails of an order: of its states, of the times that nobody was at the door, and of its refunds. */
export function mailIdsOf({ id, history, missedAt = [], refunds }: OrderDoc): string[] {
  const refunded = refunds?.units.map((_, at) => refundOf(at + 1)) ?? [];
  return [...history.map(({ state }) => state), ...missedAt, ...refunded].map((about) => mailIdOf(id, about));
}

/** What the mail of a refund is about. @param nth 1 is the first of the order */
export function refundOf(nth: number): string {
  return `refund-${nth}`;
}

/** @param about the state, when nobody was at the door, or `refundOf` */
export function mailIdOf(orderId: string, about: string): string {
  return `${orderId}-${about}`;
}

/** The order as its owner sees it. */
export function toOrder(doc: OrderDoc): Order {
  const { id, number, state, placedAt, items, orderSummary, shippingOption } = doc;
  const { address, paymentMethod, whenMissing, picking, refunds, expired, missedAt, history } = doc;
  const { status, url } = doc.payment;
  const payment = { status, ...(url !== undefined && { url }) };
  const bought = { items, orderSummary, shippingOption };
  const optional = {
    ...(whenMissing && { whenMissing }),
    ...(picking && { picking }),
    ...(refunds && { refunds }),
    ...(expired !== undefined && { expired }),
    ...(missedAt && { missedAt }),
  };
  return { id, number, state, placedAt, ...bought, address, paymentMethod, ...optional, payment, history };
}
