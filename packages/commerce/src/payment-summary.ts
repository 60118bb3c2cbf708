import type { CartItem, Grams, Money, OrderSummary, ShippingQuote } from "@shop/contract";
import { totalsOf } from "./cart.ts";
import { handlingOf } from "./handling.ts";
import type { ShippingOption, Shop } from "./read-shop.ts";

/**
 * What a cart costs with one way of shipping.
 * @param wanted id of a shipping option; without one, the first that this cart can travel with
 * @returns undefined when the wanted option does not exist or cannot carry this cart
 */
export function summarise(
  items: readonly CartItem[],
  wanted: string | undefined,
  shop: Pick<Shop, "shipping" | "coldChain" | "iva">,
): OrderSummary | undefined {
  const { priceProducts, totalWeight } = totalsOf(items);
  const shippingOptions = shop.shipping.map((option) => quoteShipping(option, items, totalWeight));
  const chosen = shippingOptions.find(
    (option) => option.available && (wanted === undefined || option.id === wanted),
  );
  if (!chosen) return undefined;
  const coldChainSurcharge = coldChainSurchargeOf(items, shop);
  const shipping = chosen.price;
  return {
    products: priceProducts,
    shipping,
    coldChainSurcharge,
    iva: ivaIn(items, shipping + coldChainSurcharge, shop),
    total: priceProducts + shipping + coldChainSurcharge,
    totalWeight,
    shippingOption: chosen.id,
    shippingOptions,
  };
}

function quoteShipping(
  option: ShippingOption,
  items: readonly CartItem[],
  totalWeight: Grams,
): ShippingQuote {
  return {
    id: option.id,
    name: option.name,
    window: option.window,
    price: option.base + option.perKilogram * kilogramsBegun(totalWeight),
    available: option.keepsCold || items.every((item) => handlingOf(item.category) !== "coldChain"),
  };
}

function coldChainSurchargeOf(items: readonly CartItem[], { coldChain }: Pick<Shop, "coldChain">): Money {
  const cold = items.filter((item) => handlingOf(item.category) === "coldChain");
  return coldChain.surchargePerKilogram * kilogramsBegun(totalsOf(cold).totalWeight);
}

/**
 * The IVA inside prices that include it: amount × rate / (100 + rate), rounded half up to the minor unit once
 * per rate, as an invoice does it, so that many small lines do not add up to a visible error.
 */
function ivaIn(items: readonly CartItem[], services: Money, { iva }: Pick<Shop, "iva">): Money {
  const byRate = new Map<number, Money>([[iva.percentage, services]]);
  for (const item of items) {
    const rate = iva.byCategory[item.category] ?? iva.percentage;
    byRate.set(rate, (byRate.get(rate) ?? 0) + item.totalPrice);
  }
  return [...byRate].reduce((sum, [rate, amount]) => sum + Math.round((amount * rate) / (100 + rate)), 0);
}

function kilogramsBegun(weight: Grams): number {
  return Math.ceil(weight / 1000);
}
