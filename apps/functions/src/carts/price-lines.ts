import { toCart, toCartItem } from "@shop/commerce";
import type { Cart, Product } from "@shop/contract";
import type { CartLine } from "./cart-doc.ts";
import { cartNotices } from "./cart-notices.ts";
import { isSold } from "./is-sold.ts";

/**
 * The cart of these lines, priced from the products as they are now. A line of a product that is no longer
 * sold is left out, and named in the notices; one with more units than the stock stays as it is, and its
 * `stock` tells the screen.
 */
export function priceLines(lines: readonly CartLine[], products: ReadonlyMap<string, Product>): Cart {
  const notices = cartNotices(lines, products);
  const cart = toCart(
    lines.flatMap(({ id, quantity }) => {
      const product = products.get(id);
      return isSold(product) ? [toCartItem(product, quantity)] : [];
    }),
  );
  return notices.length > 0 ? { ...cart, notices } : cart;
}
