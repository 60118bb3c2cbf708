import type { OrderState } from "@shop/contract";

/** What happens to an order. */
export type OrderEvent =
  /** The provider has the money. */
  | "payment.approve"
  /** The shop starts on an order that is paid at the door. */
  | "cash.accept"
  | "order.prepare"
  | "order.ship"
  | "order.deliver"
  /** The shopper takes it from the shop's own counter. */
  | "order.collect"
  | "order.cancel"
  /** Nobody paid in time, or the shop did not accept in time what is paid at the door. */
  | "order.expire";

/** Every transition there is (specification §6). Once the shop prepares an order, nobody cancels it online. */
const TRANSITIONS: Record<OrderState, { [E in OrderEvent]?: OrderState }> = {
  pendiente: {
    "payment.approve": "pagado",
    "cash.accept": "preparando",
    "order.cancel": "cancelado",
    "order.expire": "cancelado",
  },
  pagado: { "order.prepare": "preparando", "order.cancel": "cancelado" },
  preparando: { "order.ship": "enviado", "order.collect": "entregado" },
  enviado: { "order.deliver": "entregado" },
  entregado: {},
  cancelado: {},
};

/** The state after an event, or undefined when the event means nothing in this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return TRANSITIONS[state][event];
}
