import type { Money, NextDelivery } from "@shop/contract";
import { openWindows, type DeliveryDays } from "./delivery-windows.ts";
import type { Shop } from "./read-shop.ts";
import { shippingPrice } from "./shipping.ts";
import { zoneClock } from "./zone-clock.ts";

type Delivery = NonNullable<NextDelivery["cheapest"]>;

/**
 * The soonest window of all delivery options, the cheaper one for equal hours; and the cheapest one.
 * @param now by the server's clock
 * @returns undefined without delivery, or without an open window
 */
export function nextDelivery(
  shop: Pick<Shop, "shipping" | "timeZone" | "locale" | "delivery" | "minimumWeight">,
  now: Date,
  days?: DeliveryDays,
): NextDelivery | undefined {
  const { dayAt } = zoneClock(shop.timeZone);
  const today = Date.parse(dayAt(now));
  const deliveries = shop.shipping.flatMap((option): Delivery[] => {
    const [window] = option.pickUp ? [] : openWindows(option, shop, now, days);
    const price = shippingPrice(option, shop.minimumWeight);
    if (!window || price === undefined) return [];
    const daysAhead = (Date.parse(dayAt(new Date(window.from))) - today) / DAY;
    return [{ window, price, daysAhead }];
  });
  const [soonest] = deliveries.toSorted(bySoonest);
  if (!soonest) return undefined;
  const [cheapest] = deliveries
    .filter(({ price }) => price < soonest.price)
    .toSorted((one, other) => one.price - other.price || bySoonest(one, other));
  const pickUp = pickUpPrice(shop, now, days);
  return { ...soonest, ...(cheapest && { cheapest }), ...(pickUp !== undefined && { pickUp }) };
}

const DAY = 86_400_000;

function bySoonest(one: Delivery, other: Delivery): number {
  return (
    Date.parse(one.window.from) - Date.parse(other.window.from) ||
    Date.parse(one.window.to) - Date.parse(other.window.to) ||
    one.price - other.price
  );
}

/** The lowest price to pick up an order of the minimum weight, at any time or in an open window. */
function pickUpPrice(
  shop: Pick<Shop, "shipping" | "timeZone" | "locale" | "delivery" | "minimumWeight">,
  now: Date,
  days: DeliveryDays | undefined,
): Money | undefined {
  const prices = shop.shipping
    .filter(
      (option) =>
        option.pickUp && (option.windows.length === 0 || openWindows(option, shop, now, days).length > 0),
    )
    .flatMap((option) => shippingPrice(option, shop.minimumWeight) ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
