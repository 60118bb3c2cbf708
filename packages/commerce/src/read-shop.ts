import type { Grams, Money, ShopConfig, WindowPlan } from "@shop/contract";

/** The configuration as the rules use it: minor units and grams. */
export type Shop = Omit<
  ShopConfig,
  "minimumWeight" | "coldChain" | "cashOnDelivery" | "shipping" | "promotions"
> & {
  minimumWeight: Grams;
  coldChain: { surchargePerKilogram: Money };
  cashOnDelivery: { acceptWithinHours: number };
  shipping: ShippingOption[];
  promotions: Promotion[];
};

/** A way to receive an order. */
export type ShippingOption = {
  id: string;
  name: string;
  window: string;
  keepsCold: boolean;
  /** Whether the shopper takes it from the counter. */
  pickUp?: boolean | undefined;
  /** What a cart of up to so much pays, lightest first. */
  rates: { upTo: Grams; price: Money }[];
  /** For each kilogram begun beyond the last rate; without it, a heavier cart cannot travel this way. */
  perExtraKilogram?: Money;
  windows: WindowPlan[];
};

/** A promotion code, valid from the first moment of `from` to the last of `to`. */
export type Promotion = {
  code: string;
  minimum: Money;
  /** An account gets it in one order alone. */
  oncePerAccount?: boolean;
  from?: string;
  to?: string;
} & (
  | { kind: "percentage"; percentage: number }
  | { kind: "amount"; amount: Money }
  | { kind: "freeShipping" }
);

/** Over a weekend and a holiday, a shop accepts an order. */
const USUAL_ACCEPT_HOURS = 72;

/** Converts a configuration that `shopConfig` of the contract has accepted. */
export function readShop(accepted: ShopConfig): Shop {
  return {
    ...accepted,
    minimumWeight: toGrams(accepted.minimumWeight),
    coldChain: { surchargePerKilogram: toMinorUnits(accepted.coldChain.surchargePerKilogram) },
    cashOnDelivery: accepted.cashOnDelivery ?? { acceptWithinHours: USUAL_ACCEPT_HOURS },
    shipping: accepted.shipping.map(({ perExtraKilogram, ...option }) => ({
      ...option,
      rates: option.rates.map(({ upTo, price }) => ({ upTo: toGrams(upTo), price: toMinorUnits(price) })),
      ...(perExtraKilogram !== undefined && { perExtraKilogram: toMinorUnits(perExtraKilogram) }),
    })),
    promotions: accepted.promotions.map(readPromotion),
  };
}

function readPromotion(accepted: ShopConfig["promotions"][number]): Promotion {
  const { code, minimum = 0, oncePerAccount, from, to } = accepted;
  const common = {
    code,
    minimum: toMinorUnits(minimum),
    ...(oncePerAccount !== undefined && { oncePerAccount }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  switch (accepted.kind) {
    case "percentage":
      return { ...common, kind: accepted.kind, percentage: accepted.percentage };
    case "amount":
      return { ...common, kind: accepted.kind, amount: toMinorUnits(accepted.amount) };
    case "freeShipping":
      return { ...common, kind: accepted.kind };
  }
}

function toMinorUnits(decimal: number): Money {
  return Math.round(decimal * 100);
}

function toGrams(kilograms: number): Grams {
  return Math.round(kilograms * 1000);
}
