import * as z from "zod/mini";
import { categoryId, decimalMoney, kilograms } from "./wire.ts";

const percentage = z.int().check(z.gte(0), z.lte(100));

/** The file that a shop owner edits: amounts in the shop's currency, weights in kilograms. */
export const shopConfig = z.strictObject({
  name: z.string().check(z.minLength(1)),
  tagline: z.string(),
  promise: z.string(),
  locale: z.string().check(z.refine(isLocale)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  minimumWeight: kilograms,
  limits: z.strictObject({
    distinctProducts: z.int().check(z.gte(1)),
    unitsPerProduct: z.int().check(z.gte(1)),
    pharmacyUnitsPerProduct: z.int().check(z.gte(1)),
  }),
  iva: z.strictObject({
    percentage,
    byCategory: z.record(categoryId, percentage),
  }),
  coldChain: z.strictObject({ surchargePerKilogram: decimalMoney }),
  shipping: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
        name: z.string().check(z.minLength(1)),
        window: z.string().check(z.minLength(1)),
        base: decimalMoney,
        perKilogram: decimalMoney,
        /** Whether the cold chain holds on the way. */
        keepsCold: z.boolean(),
      }),
    )
    .check(z.minLength(1)),
});

export type ShopConfig = z.output<typeof shopConfig>;

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
