import type { Order, OrderAction } from "@shop/contract";
import { isPickedUp } from "./order-progress.ts";
import { isPicked } from "./picking.ts";
import { nextOrderState, type OrderEvent } from "./order-state.ts";

type Served = Pick<Order, "state" | "paymentMethod" | "shippingOption" | "items" | "picking">;

/** The event of an action of the shop; undefined if this order has no such step. It leaves once all of it is picked. */
export function eventOf(action: OrderAction, order: Served): OrderEvent | undefined {
  switch (action) {
    case "accept":
      return order.paymentMethod === "contraentrega" ? "cash.accept" : undefined;
    case "prepare":
      return "order.prepare";
    case "ship":
      return isPickedUp(order) || !isPicked(order) ? undefined : "order.ship";
    case "deliver":
      if (!isPickedUp(order)) return "order.deliver";
      return isPicked(order) ? "order.collect" : undefined;
    case "miss":
      return "order.miss";
    case "cancel":
      return order.state === "pendiente" || order.state === "pagado" ? "order.cancel" : "order.withdraw";
  }
}

/** The actions that are possible now, the next step first. */
export function actionsFor(order: Served): OrderAction[] {
  return ACTIONS.filter((action) => {
    const event = eventOf(action, order);
    return event !== undefined && nextOrderState(order.state, event) !== undefined;
  });
}

const ACTIONS: readonly OrderAction[] = ["accept", "prepare", "ship", "deliver", "miss", "cancel"];
