import type { Cart } from "@shop/contract";
import { accountTransaction } from "../accounts/account-transaction.ts";
import type { HandlerDeps } from "../call/handler.ts";
import type { ProductDoc } from "../catalog/product-doc.ts";
import type { CartLine } from "./cart-doc.ts";
import { rememberOperation } from "../call/operation.ts";
import { isSold } from "./is-sold.ts";
import { openCart } from "./open-cart.ts";
import { priceLines } from "./price-lines.ts";

export type CartChange = {
  accountId: string;
  /** A change with the id of one that was applied changes nothing. */
  operationId: string | undefined;
  /** The product that `apply` decides about. */
  productId?: string;
  /**
   * Whether the shopper is answered with the cart. Lines that are no longer sold go with the change whose
   * answer names them: dropped by another, nobody would be notified of them.
   */
  isAnswered: boolean;
  /** The new lines, from the old ones. Throws FailureError to refuse. */
  apply: (lines: readonly CartLine[], products: ReadonlyMap<string, ProductDoc>) => readonly CartLine[];
};

/**
 * Changes a cart in one transaction, with products and prices read inside it.
 * @returns the cart after the change
 */
export function changeCart(
  { store, now }: Pick<HandlerDeps, "store" | "now">,
  change: CartChange,
): Promise<Cart> {
  const { accountId, operationId, productId, isAnswered, apply } = change;
  return accountTransaction(store, accountId, async (tx) => {
    const { cart, products, applied } = await openCart(tx, {
      accountId,
      operationId,
      productIds: productId === undefined ? [] : [productId],
    });
    if (applied) return priceLines(cart.lines, products);
    const lines = apply(cart.lines, products);
    const sold = isAnswered ? lines.filter(({ id }) => isSold(products.get(id))) : [...lines];
    tx.set("carts", accountId, { lines: sold });
    rememberOperation(tx, change, { at: now() });
    return priceLines(lines, products);
  });
}
