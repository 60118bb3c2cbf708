import { numberFormat } from "./formatters.ts";

/** An amount of money in minor units (centavos for MXN): always an integer, never a decimal. */
export type Money = number;

/** A weight in grams: always an integer. */
export type Grams = number;

/**
 * Writes an amount of money for a shopper.
 * @param amount minor units
 * @param locale BCP 47 tag of the shop, such as `es-MX`
 * @param currency ISO 4217 code of the shop, such as `MXN`
 */
export function formatMoney(amount: Money, locale: string, currency: string): string {
  return numberFormat(locale, { style: "currency", currency }).format(amount / 100);
}

/** Writes a weight in kilograms with the two decimals of the specification (§8). */
export function formatWeight(weight: Grams, locale: string): string {
  return `${twoDecimals(weight / 1000, locale)} kg`;
}

/**
 * Writes what is missing to a minimum weight, rounded up to the next 10 g: rounded to the nearest, the last
 * 4 g would read "0.00 kg".
 */
export function formatMissingWeight(missing: Grams, locale: string): string {
  return `${twoDecimals(Math.ceil(missing / 10) / 100, locale)} kg`;
}

function twoDecimals(value: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
