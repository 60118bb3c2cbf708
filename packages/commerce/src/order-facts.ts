import type { Order } from "@shop/contract";
import { nextOrderState } from "./order-state.ts";

/** Whether the order is paid. */
export function isPaid({ state, payment, paymentMethod }: Order): boolean {
  // A delivered order with payment on delivery is paid.
  return payment.status === "paid" || (paymentMethod === "contraentrega" && state === "entregado");
}

/** Whether its payment by a provider is still pending. */
export function awaitsPayment({ state, paymentMethod }: Order): boolean {
  return state === "pendiente" && paymentMethod !== "contraentrega";
}

/** Whether the shopper may still cancel it. */
export function isCancellable({ state }: Order): boolean {
  return nextOrderState(state, "order.cancel") !== undefined;
}

/**
 * Why an order is cancelled: it waited too long; it came back undelivered; the shop took it out of preparation; or its
 * shopper, or the shop before that, did not want it.
 */
export function cancellationOf({
  expired,
  history,
}: Pick<Order, "expired" | "history">): "expired" | "returned" | "withdrawn" | "cancelled" {
  if (expired) return "expired";
  const wasIn = (state: Order["state"]) => history.some((entry) => entry.state === state);
  if (wasIn("enviado")) return "returned";
  return wasIn("preparando") ? "withdrawn" : "cancelled";
}

/** Whether nothing more will happen to it, its refund included. */
export function isOver({ state, payment }: Order): boolean {
  return state === "entregado" || (state === "cancelado" && payment.status !== "paid");
}
