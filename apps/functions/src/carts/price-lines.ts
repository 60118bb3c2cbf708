import { toCart, toCartItem } from "@shop/commerce";
import type { Cart, Product } from "@shop/contract";
import type { CartLine } from "./cart-doc.ts";

/**
 * The cart of these lines, priced from the products as they are now. A line of a product that is no longer
 * sold is left out; one with more units than the stock stays as it is, and its `stock` tells the screen.
 */
export function priceLines(lines: readonly CartLine[], products: ReadonlyMap<string, Product>): Cart {
  return toCart(
    lines.flatMap(({ id, quantity }) => {
      const product = products.get(id);
      return product ? [toCartItem(product, quantity)] : [];
    }),
  );
}
