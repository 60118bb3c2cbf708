import type { ProductDoc } from "../catalog/product-doc.ts";
import type { Transaction } from "../store/store.ts";
import type { CartDoc } from "./cart-doc.ts";
import type { OperationDoc } from "../call/operation-doc.ts";
import { readOperation, type Operation } from "../call/operation.ts";
import { productsById } from "./products-by-id.ts";

export type OpenCart = {
  cart: CartDoc;
  /** The products of its lines and those that were asked for, as they are now. */
  products: ReadonlyMap<string, ProductDoc>;
  /** The operation, when it was applied already. */
  applied: OperationDoc | undefined;
};

/** Reads what a change of a cart decides by. */
export async function openCart(
  tx: Transaction,
  asked: Operation & { productIds: readonly string[] },
): Promise<OpenCart> {
  const [found, applied] = await Promise.all([tx.get("carts", asked.accountId), readOperation(tx, asked)]);
  const cart = found ?? { lines: [] };
  return {
    cart,
    products: await productsById(tx, [...cart.lines.map(({ id }) => id), ...asked.productIds]),
    applied,
  };
}
