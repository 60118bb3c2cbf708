import * as z from "zod/mini";
import { MAX_UNITS } from "./limits.ts";

/** An amount in the shop's currency with at most two decimals. */
export const decimalMoney = z.number().check(z.gte(0), z.refine(isWholeIn(100)));

/** A weight in kilograms with at most three decimals. */
export const kilograms = z.number().check(z.gte(0), z.refine(isWholeIn(1000)));

/** A decimal on the wire; minor units inside. */
export const money = z.codec(decimalMoney, z.int(), {
  decode: (decimal) => Math.round(decimal * 100),
  encode: (minor) => minor / 100,
});

/** Kilograms on the wire; grams inside. */
export const weight = z.codec(kilograms, z.int(), {
  decode: (value) => Math.round(value * 1000),
  encode: (grams) => grams / 1000,
});

/** The name of a product in URLs and calls. */
export const productId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/));

/** The name of a category in URLs and calls. */
export const categoryId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Units of one product: the server refuses more than a shelf could hold. */
export const quantity = z.int().check(z.gte(1), z.lte(MAX_UNITS));

/** Idempotency key of one change of a cart or an address book. */
export const operationId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

/**
 * 0.1 + 0.2 is not 0.3 in binary: a decimal counts as whole when it is nearer than rounding can explain, and
 * rounding explains more the larger the decimal is.
 */
function isWholeIn(parts: number): (value: number) => boolean {
  return (value) => {
    const count = Math.round(value * parts);
    const rounding = Math.max(1e-6, count * Number.EPSILON);
    return Number.isSafeInteger(count) && Math.abs(value * parts - count) <= rounding;
  };
}
