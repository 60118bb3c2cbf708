import type { Cart } from "@shop/contract";
import type { ProductDoc } from "../catalog/product-doc.ts";
import type { Store } from "../store/store.ts";
import type { CartLine } from "./cart-doc.ts";
import { priceLines } from "./price-lines.ts";
import { soldProducts } from "./sold-products.ts";

/** How many applied changes a cart remembers. */
const REMEMBERED_OPERATIONS = 50;

export type CartChange = {
  accountId: string;
  /** A change with the id of one that was applied changes nothing. */
  operationId: string | undefined;
  /** The product that `apply` decides about. */
  productId?: string;
  /** The new lines, from the old ones that are still sold. Throws FailureError to refuse. */
  apply: (lines: readonly CartLine[], product: ProductDoc | undefined) => readonly CartLine[];
};

/**
 * Changes a cart in one transaction, with products and prices read inside it.
 * @returns the cart after the change
 */
export function changeCart(store: Store, change: CartChange): Promise<Cart> {
  const { accountId, operationId, productId, apply } = change;
  return store.transaction(async (tx) => {
    const cart = (await tx.get("carts", accountId)) ?? { lines: [], operations: [] };
    const ids = new Set(cart.lines.map(({ id }) => id));
    if (productId !== undefined) ids.add(productId);
    const found = await tx.getMany("products", [...ids]);
    const sold = soldProducts(found);
    if (operationId !== undefined && cart.operations.includes(operationId))
      return priceLines(cart.lines, sold);
    const lines = apply(
      cart.lines.filter(({ id }) => sold.has(id)),
      found.find((product) => product?.id === productId),
    );
    const operations = operationId === undefined ? cart.operations : [...cart.operations, operationId];
    tx.set("carts", accountId, { lines: [...lines], operations: operations.slice(-REMEMBERED_OPERATIONS) });
    return priceLines(lines, sold);
  });
}
