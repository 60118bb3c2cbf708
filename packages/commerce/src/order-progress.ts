import type { Order, OrderState } from "@shop/contract";
import { nextOrderState, type OrderEvent } from "./order-state.ts";
import { shop } from "./shop.ts";

/** Whether it is collected at the shop, and not delivered. */
export function isPickedUp({ shippingOption }: Pick<Order, "shippingOption">): boolean {
  return shop.shipping.some(({ id, pickUp }) => id === shippingOption.id && pickUp === true);
}

/**
 * The regular states of an order, from `pendiente` to `entregado`: with payment on delivery there is no payment step,
 * and with pick-up no shipping.
 */
export function progressOf(order: Pick<Order, "paymentMethod" | "shippingOption">): OrderState[] {
  const events = [
    ...(order.paymentMethod === "contraentrega" ? CASH : PAID),
    ...(isPickedUp(order) ? COLLECTED : DELIVERED),
  ];
  const progress: OrderState[] = ["pendiente"];
  let state: OrderState | undefined = "pendiente";
  for (const event of events) {
    state = state && nextOrderState(state, event);
    if (state) progress.push(state);
  }
  return progress;
}

const CASH: OrderEvent[] = ["cash.accept"];
const PAID: OrderEvent[] = ["payment.approve", "order.prepare"];
const COLLECTED: OrderEvent[] = ["order.collect"];
const DELIVERED: OrderEvent[] = ["order.ship", "order.deliver"];
