import type { OrderState } from "@shop/contract";

/** What happens to an order. */
export type OrderEvent =
  /** The provider has the money. */
  | "payment.approve"
  /** The shop accepts an order with payment on delivery. */
  | "cash.accept"
  | "order.prepare"
  | "order.ship"
  | "order.deliver"
  /** The courier finds nobody at the door, and takes it along again. */
  | "order.miss"
  /** The shopper picks it up at the shop. */
  | "order.collect"
  | "order.cancel"
  /** The shop cancels one that it prepares, or that comes back undelivered: the shopper can no longer. */
  | "order.withdraw"
  /** It was not paid in time, or, with payment on delivery, not accepted in time. */
  | "order.expire";

/** Every transition there is (specification §6). Once the shop prepares an order, only the shop can cancel it. */
const TRANSITIONS: Record<OrderState, { [E in OrderEvent]?: OrderState }> = {
  pendiente: {
    "payment.approve": "pagado",
    "cash.accept": "preparando",
    "order.cancel": "cancelado",
    "order.expire": "cancelado",
  },
  pagado: { "order.prepare": "preparando", "order.cancel": "cancelado" },
  preparando: {
    "order.ship": "enviado",
    "order.collect": "entregado",
    "order.withdraw": "cancelado",
  },
  enviado: { "order.deliver": "entregado", "order.miss": "enviado", "order.withdraw": "cancelado" },
  entregado: {},
  cancelado: {},
};

/** The state after an event, or undefined if the event does not apply in this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return TRANSITIONS[state][event];
}
