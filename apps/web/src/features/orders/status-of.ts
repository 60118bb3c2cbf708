import { isPaid } from "@shop/commerce";
import type { Order } from "@shop/contract";
import type { order as texts } from "./texts.ts";

/** What the heading of an order says: how it stands for its shopper. */
type OrderStatus = keyof typeof texts.titles;

export function statusOf(order: Order): OrderStatus {
  if (order.state === "cancelado") return "cancelled";
  if (isPaid(order)) return "paid";
  if (order.paymentMethod === "contraentrega") return "received";
  return order.payment.status === "declined" ? "declined" : "due";
}
