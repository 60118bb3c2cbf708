import { isPaid } from "@shop/commerce";
import type { Order } from "@shop/contract";
import type { order as texts } from "./texts.ts";

type PaymentStatus = keyof typeof texts.payment;

/** How the payment of an order stands, whatever its heading says. */
export function paymentStatusOf(order: Order): PaymentStatus {
  const { state, payment } = order;
  if (payment.status === "refunded") return "refunded";
  if (isPaid(order)) return "paid";
  if (state === "cancelado") return "nothingPaid";
  return payment.status === "declined" ? "declined" : "pending";
}
