import type { OrderState } from "@shop/contract";
import { query } from "../../../shared/paths.ts";
import { order } from "../../orders/index.ts";

/** The states, from the first that an order reaches to the last. */
export const ORDER_STATES = Object.keys(order.states).filter(isOrderState);

/** @param search the query of the URL; null, for all orders, if it names no state */
export function orderStateIn(search: string): OrderState | null {
  const name = new URLSearchParams(search).get(query.orderState);
  return name !== null && isOrderState(name) ? name : null;
}

function isOrderState(name: string): name is OrderState {
  return Object.hasOwn(order.states, name);
}
