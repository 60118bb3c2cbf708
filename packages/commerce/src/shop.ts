import type { Grams, Money, ShopConfig } from "@shop/contract";
import config from "../shop.config.json" with { type: "json" };

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

/**
 * Converts a configuration that `shopConfig` of the contract has accepted.
 *
 * One with a hole is converted too: this runs when the module loads, and a crash here would come before the
 * check that tells the shop owner which field is missing.
 */
export function readShop(accepted: ShopConfig): Shop {
  return {
    ...accepted,
    minimumWeight: toGrams(accepted.minimumWeight),
    coldChain: { surchargePerKilogram: toMinorUnits(accepted.coldChain?.surchargePerKilogram) },
    shipping: (accepted.shipping ?? []).map((option) => ({
      ...option,
      base: toMinorUnits(option.base),
      perKilogram: toMinorUnits(option.perKilogram),
    })),
  };
}

/** The file as it is, for the check. */
export const shopFile: unknown = config;

/** This shop. A test and the start of the server check the file against the contract. */
export const shop: Shop = readShop(config);

function toMinorUnits(decimal: number): Money {
  return Math.round(decimal * 100);
}

function toGrams(kilograms: number): Grams {
  return Math.round(kilograms * 1000);
}
