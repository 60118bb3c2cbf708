import type { Grams, Money, Product } from "@shop/contract";

/**
 * A million of the shop's currency. A full cart has 100 products of 999 units each (`packages/contract`): what it costs
 * and weighs, also with a percentage or a price by the kilogram of it, stays a safe integer.
 */
const MAX_PRICE: Money = 100_000_000;

/** A ton. */
const MAX_WEIGHT: Grams = 1_000_000;

/** Pieces: what is cancelled is added to it. */
const MAX_STOCK = 1_000_000;

/** Kilograms, litres or pieces: a price by the unit is divided by it. */
const MIN_CONTENT = 0.0001;
const MAX_CONTENT = 100_000;

/** New categories come behind the last aisle. */
export const MAX_AISLE = 10_000;

/** The amounts of a product that no shop sells by, under their fields, with a sentence in Spanish. */
export function boundErrors({
  price,
  regularPrice = price,
  weight,
  stock,
  content,
}: Product): (readonly [field: string, message: string])[] {
  const isPrice = (amount: Money) => isWithin(amount, 1, MAX_PRICE);
  return [
    ...(isPrice(price) ? [] : [["price", PRICE] as const]),
    ...(isPrice(regularPrice) || !isPrice(price) ? [] : [["regularPrice", PRICE] as const]),
    ...(isWithin(weight, 1, MAX_WEIGHT) ? [] : [["weight", WEIGHT] as const]),
    ...(isWithin(stock, 0, MAX_STOCK) ? [] : [["stock", STOCK] as const]),
    ...(isWithin(content.amount, MIN_CONTENT, MAX_CONTENT) ? [] : [["content.amount", CONTENT] as const]),
  ];
}

const PRICE = `El precio va de 0.01 a ${MAX_PRICE / 100}: revisa la cantidad.`;
const WEIGHT = `El peso va de 0.001 a ${MAX_WEIGHT / 1000} kg: revisa la cantidad.`;
const STOCK = `Las existencias van de 0 a ${MAX_STOCK} piezas: revisa la cantidad.`;
const CONTENT = `El contenido va de ${MIN_CONTENT} a ${MAX_CONTENT} kg, litros o piezas: revisa la cantidad.`;

function isWithin(amount: number, min: number, max: number): boolean {
  return amount >= min && amount <= max;
}
