import { isPaid } from "@shop/commerce";
import type { Order } from "@shop/contract";
import type { order as texts } from "./texts.ts";

/** The status in the heading of an order, from the shopper's view. */
type OrderStatus = keyof typeof texts.titles;

export function statusOf(order: Order): OrderStatus {
  if (order.state === "cancelado") return "cancelled";
  // Also when all of its payment was refunded since.
  if (isPaid(order) || order.state === "entregado") return "paid";
  if (order.paymentMethod === "contraentrega") return "received";
  return order.payment.status === "declined" ? "declined" : "due";
}

type PaymentStatus = keyof typeof texts.payment;

/** The payment status of an order, independent of its heading. */
export function paymentStatusOf(order: Order): PaymentStatus {
  const { state, payment } = order;
  if (payment.status === "refunded") return "refunded";
  if (isPaid(order)) return "paid";
  if (state === "cancelado") return "nothingPaid";
  return payment.status === "declined" ? "declined" : "pending";
}
