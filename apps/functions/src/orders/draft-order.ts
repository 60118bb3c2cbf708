import type { CartItem, Order, OrderItem, OrderSummary, PaymentMethod } from "@shop/contract";
import type { OrderDoc } from "./order-doc.ts";
import { orderNumberOf } from "./order-id.ts";

/** How long an order waits for its payment, in ms: an hour, twice the shortest wait that Stripe takes. */
const PAYMENT_WAIT = 60 * 60 * 1000;

export type Draft = {
  id: string;
  accountId: string;
  requestHash: string;
  paymentMethod: PaymentMethod;
  address: Order["address"];
  items: readonly CartItem[];
  orderSummary: OrderSummary;
  currency: string;
  at: Date;
};

/** A new order, which freezes what was bought, at what price, and where it goes. */
export function draftOrder({ items, orderSummary, at, ...draft }: Draft): OrderDoc {
  const placedAt = at.toISOString();
  const chosen = orderSummary.shippingOptions.filter(({ id }) => id === orderSummary.shippingOption);
  const [{ name, window } = { name: orderSummary.shippingOption, window: "" }] = chosen;
  return {
    ...draft,
    number: orderNumberOf(draft.id),
    state: "pendiente",
    placedAt,
    items: items.map(toOrderItem),
    // The ways that it does not travel are no part of what was bought.
    orderSummary: { ...orderSummary, shippingOptions: chosen },
    shippingOption: { id: orderSummary.shippingOption, name, window: orderSummary.window?.label ?? window },
    total: orderSummary.total,
    payment: { status: "pending" },
    history: [{ state: "pendiente", at: placedAt }],
    dueRefunds: [],
    // Who pays at the door pays when it is there.
    ...(draft.paymentMethod !== "contraentrega" && {
      payBy: new Date(at.getTime() + PAYMENT_WAIT).toISOString(),
    }),
  };
}

function toOrderItem(item: CartItem): OrderItem {
  const { stock: _, ...bought } = item;
  return bought;
}
