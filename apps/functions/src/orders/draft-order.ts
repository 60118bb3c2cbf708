import type { Shop } from "@shop/commerce";
import type { CartItem, Order, OrderItem, OrderSummary, PaymentMethod, WhenMissing } from "@shop/contract";
import type { OrderDoc } from "../documents/order-doc.ts";
import { orderNumberOf } from "./order-id.ts";

/** In ms. */
const HOUR = 60 * 60 * 1000;

/** How long an order waits for its payment, in ms: twice the minimum of Stripe. */
const PAYMENT_WAIT = HOUR;

export type Draft = {
  id: string;
  accountId: string;
  email: string | undefined;
  requestHash: string;
  paymentMethod: PaymentMethod;
  address: Order["address"];
  whenMissing?: WhenMissing | undefined;
  items: readonly CartItem[];
  orderSummary: OrderSummary;
  promotionId?: string;
  currency: string;
  /** How long an order with payment on delivery waits to be accepted. */
  cashOnDelivery: Shop["cashOnDelivery"];
  at: Date;
};

/** A new order, which freezes what was bought, at what price, and where it goes. */
export function draftOrder({
  items,
  orderSummary,
  email,
  whenMissing,
  cashOnDelivery,
  at,
  ...draft
}: Draft): OrderDoc {
  const placedAt = at.toISOString();
  const wait =
    draft.paymentMethod === "contraentrega" ? cashOnDelivery.acceptWithinHours * HOUR : PAYMENT_WAIT;
  const chosenOptions = orderSummary.shippingOptions.filter(({ id }) => id === orderSummary.shippingOption);
  const option = chosenOptions[0] ?? { name: orderSummary.shippingOption, window: "" };
  return {
    ...draft,
    number: orderNumberOf(draft.id),
    state: "pendiente",
    placedAt,
    changedAt: placedAt,
    items: items.map(toOrderItem),
    // The shipping options that were not chosen are not part of the order.
    orderSummary: { ...orderSummary, shippingOptions: chosenOptions },
    shippingOption: {
      id: orderSummary.shippingOption,
      name: option.name,
      // The window that the shopper has chosen, or what the option promises.
      window: orderSummary.window?.label ?? option.window,
    },
    total: orderSummary.total,
    ...(email !== undefined && { email }),
    ...(whenMissing && { whenMissing }),
    payment: { status: "pending" },
    history: [{ state: "pendiente", at: placedAt }],
    dueRefunds: [],
    payBy: new Date(at.getTime() + wait).toISOString(),
  };
}

function toOrderItem(item: CartItem): OrderItem {
  const { stock: _, ...bought } = item;
  return bought;
}
