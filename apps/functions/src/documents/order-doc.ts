import type { Money, Order } from "@shop/contract";

/** An order with what its owner is not shown. */
export type OrderDoc = Omit<Order, "payment"> & {
  accountId: string;
  /** Of the request that placed it: its id stands for the key, so the order is its own idempotency record. */
  requestHash: string;
  /** What is to be paid, in minor units of `currency`. */
  total: Money;
  currency: string;
  payment: Order["payment"] & {
    /** What the provider calls the attempt to pay, once it was started. */
    attempt?: string;
    /** What the provider calls the payment that paid this order; refunds name it. */
    reference?: string;
  };
  /** Until when it waits for its payment, or for the shop to accept that it is paid at the door. Absent when it does not wait. */
  payBy?: string;
  /** Payments that have to go back to the shopper, by their references. */
  dueRefunds: string[];
  /** Since when there are any. Absent when there are none. */
  refundSince?: string;
};

/** The order as its owner sees it. */
export function toOrder(doc: OrderDoc): Order {
  const { id, number, state, placedAt, items, orderSummary, shippingOption } = doc;
  const { address, paymentMethod, expired, history } = doc;
  const { status, url } = doc.payment;
  const payment = { status, ...(url !== undefined && { url }) };
  const bought = { items, orderSummary, shippingOption };
  const end = expired === undefined ? {} : { expired };
  return { id, number, state, placedAt, ...bought, address, paymentMethod, payment, ...end, history };
}
