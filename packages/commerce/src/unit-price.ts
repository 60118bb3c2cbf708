import type { Money, Product } from "@shop/contract";

/**
 * The price of one kilogram, litre or piece, in minor units, rounded half up. A content is never finer than a
 * millionth: as whole millionths the division is exact, where 7 / 0.56 in binary falls below its half.
 */
export function unitPriceOf(product: Pick<Product, "price" | "content">): {
  price: Money;
  unit: Product["content"]["unit"];
} {
  const millionths = Math.max(1, Math.round(product.content.amount * MILLION));
  return {
    price: Math.round((product.price * MILLION) / millionths),
    unit: product.content.unit,
  };
}

/**
 * The sort value of a product by unit price: the minor units of a kilogram or a litre; after all of those, the minor
 * units of a piece, which is not comparable.
 */
export function unitPriceRank(product: Pick<Product, "price" | "content">): number {
  const { price, unit } = unitPriceOf(product);
  return unit === "pieza" ? price + AFTER_ALL_WEIGHED : price;
}

const MILLION = 1_000_000;

/** More than any price of a kilogram, and small enough to add a price exactly. */
const AFTER_ALL_WEIGHED = 1e14;
