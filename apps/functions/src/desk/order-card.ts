import { isColdChain, totalDue, zoneClock, type Shop } from "@shop/commerce";
import type { OrderCard } from "@shop/contract";
import type { OrderDoc } from "../documents/order-doc.ts";

/** What the board shows of an order. */
export function toOrderCard(order: OrderDoc, { timeZone }: Pick<Shop, "timeZone">): OrderCard {
  const { id, number, state, placedAt, changedAt = placedAt, paymentMethod, shippingOption, items } = order;
  const { name, phone, postalCode, street, exteriorNumber, interiorNumber, neighbourhood } = order.address;
  const door = [exteriorNumber, interiorNumber].filter(Boolean).join(", int. ");
  const { window } = order.orderSummary;
  return {
    id,
    number,
    state,
    placedAt,
    changedAt,
    paymentMethod,
    shippingOption,
    ...(window && { dueOn: zoneClock(timeZone).dayAt(new Date(window.from)) }),
    name,
    phone,
    postalCode,
    ...(state === "enviado" && { street: `${street} ${door}, ${neighbourhood}` }),
    total: totalDue(order),
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    hasColdChain: items.some(isColdChain),
  };
}
