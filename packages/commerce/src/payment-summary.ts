import {
  FailureError,
  type CartItem,
  type DeliveryWindow,
  type OrderSummary,
  type ShippingQuote,
} from "@shop/contract";
import { isSoldOut, totalsOf } from "./cart.ts";
import { openWindows, type DeliveryDays } from "./delivery-windows.ts";
import { ivaIn } from "./iva.ts";
import { discountOf, findPromotion, type PromotionConditions } from "./promotions.ts";
import type { Shop } from "./read-shop.ts";
import { coldChainSurchargeOf, quoteShipping } from "./shipping.ts";

/** What windows and promotions depend on, beside the cart; without it a summary has neither. */
export type SummaryConditions = PromotionConditions & {
  /** Id of a window of the chosen option; by default the soonest. */
  window?: string | undefined;
  /** Of the address, once it is known. */
  postalCode?: string | undefined;
  /** Which days are closed, and how full the windows are. */
  days?: DeliveryDays;
  promotionCode?: string | undefined;
};

/**
 * What a cart costs with one shipping option; sold-out lines cost and weigh nothing.
 * @param shippingOptionId by default the first option that is available for this cart
 * @throws FailureError 422 `shippingOption` that does not exist, cannot carry this cart, does not deliver there, or has
 * no open window; `address` to which none delivers; `window` that is not open; `promotionCode` that does not apply
 */
export function summarise(
  lines: readonly CartItem[],
  shippingOptionId: string | undefined,
  shop: Pick<Shop, "shipping" | "coldChain" | "iva" | "timeZone" | "locale" | "delivery" | "promotions">,
  conditions?: SummaryConditions,
): OrderSummary {
  const items = lines.filter((line) => !isSoldOut(line));
  const { priceProducts, totalWeight } = totalsOf(items);
  const shippingOptions = shop.shipping.map((option) =>
    quoteShipping(
      option,
      items,
      conditions && openWindows(option, shop, conditions.now, conditions.days),
      conditions?.postalCode,
    ),
  );
  const chosen = shippingOptions.find(
    (option) => option.available && (shippingOptionId === undefined || option.id === shippingOptionId),
  );
  if (!chosen) throw notShipped(shippingOptions, shop);
  const window = chooseWindow(chosen.windows, conditions?.window);
  const promotion =
    conditions?.promotionCode === undefined
      ? undefined
      : findPromotion(conditions.promotionCode, items, shop, conditions);
  const shipping = chosen.price;
  const coldChainSurcharge = coldChainSurchargeOf(items, shop);
  const discounts = promotion ? discountOf(promotion, items, shipping) : { products: 0, shipping: 0 };
  const discount = discounts.products + discounts.shipping;
  return {
    products: priceProducts,
    shipping,
    coldChainSurcharge,
    discount,
    // Prices include it: it is a part of the total.
    iva: ivaIn(items, shipping + coldChainSurcharge, discounts, shop),
    total: priceProducts + shipping + coldChainSurcharge - discount,
    totalWeight,
    shippingOption: chosen.id,
    ...(window && { window }),
    ...(promotion && { promotion: { code: promotion.code, kind: promotion.kind } }),
    shippingOptions,
  };
}

function notShipped(quotes: readonly ShippingQuote[], { shipping }: Pick<Shop, "shipping">): FailureError {
  const isClosed =
    shipping.every(({ windows }) => windows.length > 0) &&
    quotes.every(({ windows }) => windows.length === 0);
  if (isClosed) return new FailureError({ id: 422, field: "shippingOption", reason: "windowsClosed" });
  // An option that is available has no reason.
  const reasons = new Set(quotes.map(({ unavailableBecause }) => unavailableBecause));
  return reasons.has("area") && !reasons.has(undefined)
    ? new FailureError({ id: 422, field: "address", reason: "outsideArea" })
    : new FailureError({ id: 422, field: "shippingOption" });
}

function chooseWindow(
  windows: readonly DeliveryWindow[],
  id: string | undefined,
): DeliveryWindow | undefined {
  if (id === undefined) return windows[0];
  const window = windows.find((each) => each.id === id);
  if (!window) throw new FailureError({ id: 422, field: "window", reason: "windowClosed" });
  return window;
}
