import type { Cart } from "@shop/contract";
import { accountTransaction } from "../call/account-transaction.ts";
import type { HandlerDeps } from "../call/handler.ts";
import { readOperation, rememberOperation, type Operation } from "../call/operation.ts";
import type { CartLine } from "../documents/cart-doc.ts";
import type { Transaction } from "../documents/collections.ts";
import type { ProductDoc } from "../documents/product-doc.ts";
import { isSold, priceLines } from "./price-lines.ts";
import { productsById } from "./read-cart.ts";

export type CartChange = {
  accountId: string;
  /** A second change with the same id changes nothing. */
  operationId: string | undefined;
  /** The product that `apply` decides about. */
  productId?: string;
  /**
   * Whether the response includes the cart. Only then are lines that are no longer sold removed, as the shopper has to
   * be notified of them.
   */
  respondsWithCart: boolean;
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
  const { accountId, productId, respondsWithCart, apply } = change;
  return accountTransaction(store, accountId, async (tx) => {
    const productIds = productId === undefined ? [] : [productId];
    const { lines: before, products, applied } = await readForChange(tx, change, productIds);
    if (applied) return priceLines(before, products);
    const lines = apply(before, products);
    const storedLines = respondsWithCart ? lines.filter(({ id }) => isSold(products.get(id))) : [...lines];
    tx.set("carts", accountId, { lines: storedLines });
    rememberOperation(tx, change, { at: now() });
    // Not `storedLines`: the notices of the cart have to name the lines that were just removed.
    return priceLines(lines, products);
  });
}

/**
 * Reads what a change of a cart depends on.
 * @returns its lines; the current products of these and of the given ids; and the operation, if it was applied already
 */
export async function readForChange(tx: Transaction, operation: Operation, productIds: readonly string[]) {
  const [cart, applied] = await Promise.all([
    tx.get("carts", operation.accountId),
    readOperation(tx, operation),
  ]);
  const lines = cart?.lines ?? [];
  const products = await productsById(tx, [...lines.map(({ id }) => id), ...productIds]);
  return { lines, products, applied };
}
