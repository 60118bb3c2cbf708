import { toProductDoc, type ProductDoc } from "../documents/product-doc.ts";
import type { Transaction } from "../documents/collections.ts";

/** The queue of the transactions that move stock: a popular product is one contended document. */
export const STOCK_QUEUE = "stock";

type Line = { id: string; quantity: number };

/**
 * Takes what is bought out of the stock, which was checked in the same transaction, or gives it back. Products that no
 * longer exist are skipped.
 * @param sign -1 takes, 1 gives back
 */
export function moveStock(
  tx: Transaction,
  products: readonly (ProductDoc | undefined)[],
  lines: readonly Line[],
  sign: 1 | -1,
): void {
  for (const product of products) {
    if (!product) continue;
    // A substitute can be what another line is of.
    const ofProduct = lines.filter(({ id }) => id === product.id);
    const stock = ofProduct.reduce((sum, { quantity }) => sum + sign * quantity, product.stock);
    tx.set("products", product.id, toProductDoc({ ...product, stock }));
  }
}
