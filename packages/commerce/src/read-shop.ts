import type { Grams, Money, ShopConfig } from "@shop/contract";

/** The configuration as the rules use it: minor units and grams. */
export type Shop = Omit<ShopConfig, "minimumWeight" | "coldChain" | "shipping"> & {
  minimumWeight: Grams;
  coldChain: { surchargePerKilogram: Money };
  shipping: ShippingOption[];
};

/** A way to receive an order; `perKilogram` counts each kilogram begun. */
export type ShippingOption = {
  id: string;
  name: string;
  window: string;
  base: Money;
  perKilogram: Money;
  keepsCold: boolean;
};

/** Converts a configuration that `shopConfig` of the contract has accepted. */
export function readShop(accepted: ShopConfig): Shop {
  return {
    ...accepted,
    minimumWeight: toGrams(accepted.minimumWeight),
    coldChain: { surchargePerKilogram: toMinorUnits(accepted.coldChain.surchargePerKilogram) },
    shipping: accepted.shipping.map((option) => ({
      ...option,
      base: toMinorUnits(option.base),
      perKilogram: toMinorUnits(option.perKilogram),
    })),
  };
}

function toMinorUnits(decimal: number): Money {
  return Math.round(decimal * 100);
}

function toGrams(kilograms: number): Grams {
  return Math.round(kilograms * 1000);
}
