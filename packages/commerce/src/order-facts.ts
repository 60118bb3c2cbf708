import type { Order } from "@shop/contract";
import { nextOrderState } from "./order-state.ts";

/** Whether the money has changed hands. */
export function isPaid({ state, payment, paymentMethod }: Order): boolean {
  // Who hands over an order at the door has taken the money.
  return payment.status === "paid" || (paymentMethod === "contraentrega" && state === "entregado");
}

/** Whether its payment is to come through a provider, who has not said the last word. */
export function awaitsPayment({ state, paymentMethod }: Order): boolean {
  return state === "pendiente" && paymentMethod !== "contraentrega";
}

/** Whether the shopper may still call it off. */
export function isCancellable({ state }: Order): boolean {
  return nextOrderState(state, "order.cancel") !== undefined;
}

/** Whether nothing more will happen to it, its refund included. */
export function isOver({ state, payment }: Order): boolean {
  return state === "entregado" || (state === "cancelado" && payment.status !== "paid");
}
