import type { Money, Product } from "@shop/contract";

/** The price of one kilogram, litre or piece, in minor units, rounded half up. */
export function unitPriceOf(product: Pick<Product, "price" | "content">): {
  price: Money;
  unit: Product["content"]["unit"];
} {
  return {
    price: Math.round(product.price / product.content.amount),
    unit: product.content.unit,
  };
}
