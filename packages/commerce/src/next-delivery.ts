import type { DeliveryWindow, Money } from "@shop/contract";
import { openWindows } from "./delivery-windows.ts";
import type { Shop } from "./read-shop.ts";
import { shippingPrice } from "./shipping.ts";

/** The first window in which an order could be at the door, and what the cheapest order pays for that. */
export type NextDelivery = { window: DeliveryWindow; price: Money };

/**
 * The soonest window of all options that bring the order; of two options with the same hours the cheaper one.
 * @param now by the server's clock
 * @returns undefined where nothing is brought, or no window is open
 */
export function nextDelivery(
  shop: Pick<Shop, "shipping" | "timeZone" | "locale" | "delivery" | "minimumWeight">,
  now: Date,
): NextDelivery | undefined {
  const deliveries = shop.shipping.flatMap((option): NextDelivery[] => {
    const [window] = option.pickUp ? [] : openWindows(option.windows, shop, now);
    const price = shippingPrice(option, shop.minimumWeight);
    return window && price !== undefined ? [{ window, price }] : [];
  });
  return deliveries.toSorted(
    (one, other) =>
      Date.parse(one.window.from) - Date.parse(other.window.from) ||
      Date.parse(one.window.to) - Date.parse(other.window.to) ||
      one.price - other.price,
  )[0];
}
