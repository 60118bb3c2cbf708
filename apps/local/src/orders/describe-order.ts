import { actionsFor } from "@shop/commerce";
import type { OrderDoc } from "@shop/functions";

const money = ({ total, currency }: OrderDoc) =>
  new Intl.NumberFormat("es-MX", { style: "currency", currency }).format(total / 100);

/** One order as a line for the terminal: its number, state and possible actions. */
export function describeOrder(order: OrderDoc): string {
  const { number, state, paymentMethod, shippingOption, address } = order;
  const actions = actionsFor(order);
  return [
    number,
    state,
    `${money(order)} ${paymentMethod}`,
    `${shippingOption.name}: ${shippingOption.window}`,
    `${address.name}, ${address.street} ${address.exteriorNumber}, ${address.phone}`,
    actions.length > 0 ? `se puede: ${actions.join(", ")}` : "espera su pago",
  ].join(" | ");
}

/** What an action has done to an order, or why it did nothing. */
export function describeServed({ before, after }: { before: OrderDoc; after: OrderDoc }): string {
  const actions = actionsFor(before);
  if (before.state === after.state)
    return `El pedido ${before.number} está «${before.state}» y no cambió. ${
      actions.length > 0 ? `Ahora se puede: ${actions.join(", ")}.` : "Ya no se puede hacer nada con él."
    }`;
  const refund = after.dueRefunds.length > 0 ? " La tienda devuelve el pago en unos minutos." : "";
  return `El pedido ${after.number} pasó de «${before.state}» a «${after.state}».${refund}`;
}
