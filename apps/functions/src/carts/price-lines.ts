import { toCart, toCartItem } from "@shop/commerce";
import type { Cart, CartNotice, Product } from "@shop/contract";
import type { CartLine } from "../documents/cart-doc.ts";

/**
 * Whether a product is sold online. One that has come to need a prescription while it was in a cart is no longer sold.
 */
export function isSold<P extends Product>(product: P | undefined): product is P {
  return product !== undefined && !product.prescription;
}

/**
 * The cart of these lines, priced from the products as they are now. A line of a product that is no longer sold is left
 * out; one with more units than the stock stays. The notices name both.
 */
export function priceLines(lines: readonly CartLine[], products: ReadonlyMap<string, Product>): Cart {
  const notices = lines.flatMap((line) => noticesOf(line, products.get(line.id)));
  const cart = toCart(
    lines.flatMap(({ id, quantity }) => {
      const product = products.get(id);
      return isSold(product) ? [toCartItem(product, quantity)] : [];
    }),
  );
  return notices.length > 0 ? { ...cart, notices } : cart;
}

/**
 * What the shopper is told about a line: it is no longer sold, its price is not the one that they saw when they last
 * changed it, or it has more units than the stock. The last two are repeated until the line is changed.
 */
function noticesOf({ id, quantity, seen }: CartLine, product: Product | undefined): CartNotice[] {
  if (!product) return [{ id, name: seen?.name ?? id, kind: "withdrawn" }];
  const { name, price, stock } = product;
  if (product.prescription) return [{ id, name, kind: "prescription" }];
  const notices: CartNotice[] = [];
  if (seen && seen.price !== price)
    notices.push({ id, name, kind: "repriced", before: seen.price, now: price });
  if (quantity > stock) notices.push({ id, name, kind: "stockFell", before: quantity, now: stock });
  return notices;
}
