import type { CartItem, DeliveryWindow, Grams, Money, ShippingQuote } from "@shop/contract";
import { totalsOf } from "./cart.ts";
import { isColdChain } from "./is-cold-chain.ts";
import type { ShippingOption, Shop } from "./read-shop.ts";

/**
 * An option, priced for one cart.
 * @param openWindows its delivery windows that still accept orders; undefined: windows are not looked at
 * @param postalCode of the address; undefined before it is known
 */
export function quoteShipping(
  option: ShippingOption,
  items: readonly CartItem[],
  openWindows: DeliveryWindow[] | undefined,
  postalCode?: string,
): ShippingQuote {
  const price = shippingPrice(option, totalsOf(items).totalWeight);
  const isCold = items.some(isColdChain);
  const because =
    isCold && !option.keepsCold
      ? "coldChain"
      : price === undefined
        ? "weight"
        : postalCode !== undefined && !deliversTo(option, postalCode)
          ? "area"
          : openWindows?.length === 0 && option.windows.length > 0
            ? "windows"
            : undefined;
  return {
    id: option.id,
    name: option.name,
    // A sentence for the shopper, such as "Desde mañana, de 9 a 18 h".
    window: option.window,
    price: price ?? 0,
    available: because === undefined,
    ...(because && { unavailableBecause: because }),
    windows: openWindows ?? [],
  };
}

/** Whether an option delivers to a postal code, or is picked up. */
export function deliversTo(
  { postalCodes }: Pick<ShippingOption, "postalCodes">,
  postalCode: string,
): boolean {
  return postalCodes?.some((beginning) => postalCode.startsWith(beginning)) ?? true;
}

/**
 * The price of a weight: the first rate that covers it; beyond the last one, that rate plus each started kilogram.
 * @returns undefined above the option's maximum weight
 */
export function shippingPrice(
  { rates, perExtraKilogram }: Pick<ShippingOption, "rates" | "perExtraKilogram">,
  weight: Grams,
): Money | undefined {
  const band = rates.find(({ upTo }) => weight <= upTo);
  if (band) return band.price;
  const last = rates.at(-1);
  if (!last || perExtraKilogram === undefined) return undefined;
  return last.price + perExtraKilogram * kilogramsBegun(weight - last.upTo);
}

/** The surcharge for the started kilograms of cold chain lines. */
export function coldChainSurchargeOf(
  items: readonly CartItem[],
  { coldChain }: Pick<Shop, "coldChain">,
): Money {
  const cold = items.filter(isColdChain);
  return coldChain.surchargePerKilogram * kilogramsBegun(totalsOf(cold).totalWeight);
}

function kilogramsBegun(weight: Grams): number {
  return Math.ceil(weight / 1000);
}
