import type { Grams, Money, ShopConfig } from "@shop/contract";

/** The configuration as the rules use it: amounts in minor units, weights in grams. */
export type Shop = Omit<ShopConfig, "cashOnDelivery" | "openOrders" | "promotions"> & {
  cashOnDelivery: NonNullable<ShopConfig["cashOnDelivery"]>;
  openOrders: NonNullable<ShopConfig["openOrders"]>;
  promotions: Promotion[];
};

/** A way to receive an order. */
export type ShippingOption = Shop["shipping"][number];

/** A promotion code, valid from the first moment of `from` to the last of `to`, unless it was ended before. */
export type Promotion = NonNullable<ShopConfig["promotions"]>[number] & { minimum: Money; endedAt?: string };

/** Long enough to accept an order over a weekend and a holiday. */
const USUAL_ACCEPT_HOURS = 72;

/** More than a household orders at once, and too few to empty the stock; an address may have several households. */
const USUAL_OPEN_ORDERS = { perAccount: { orders: 5, units: 300 }, perAddress: { orders: 20, units: 1000 } };

/** Converts a configuration that `shopConfig` of the contract has accepted. */
export function readShop(accepted: ShopConfig): Shop {
  return {
    ...accepted,
    minimumWeight: toGrams(accepted.minimumWeight),
    coldChain: { surchargePerKilogram: toMinorUnits(accepted.coldChain.surchargePerKilogram) },
    cashOnDelivery: accepted.cashOnDelivery ?? { acceptWithinHours: USUAL_ACCEPT_HOURS },
    openOrders: accepted.openOrders ?? USUAL_OPEN_ORDERS,
    shipping: accepted.shipping.map(({ perExtraKilogram, ...option }) => ({
      ...option,
      rates: option.rates.map(({ upTo, price }) => ({ upTo: toGrams(upTo), price: toMinorUnits(price) })),
      ...(perExtraKilogram !== undefined && { perExtraKilogram: toMinorUnits(perExtraKilogram) }),
    })),
    promotions: accepted.promotions?.map(readPromotion) ?? [],
  };
}

function readPromotion(accepted: NonNullable<ShopConfig["promotions"]>[number]): Promotion {
  const minimum = toMinorUnits(accepted.minimum ?? 0);
  return accepted.kind === "amount"
    ? { ...accepted, minimum, amount: toMinorUnits(accepted.amount) }
    : { ...accepted, minimum };
}

function toMinorUnits(decimal: number): Money {
  return Math.round(decimal * 100);
}

function toGrams(kilograms: number): Grams {
  return Math.round(kilograms * 1000);
}
