import type { ProductDoc } from "../catalog/product-doc.ts";
import type { Transaction } from "../store/store.ts";
import type { CartDoc } from "./cart-doc.ts";
import { productsById } from "./products-by-id.ts";

/** How many applied changes a cart remembers. */
const REMEMBERED_OPERATIONS = 50;

export type OpenCart = {
  cart: CartDoc;
  /** The products of its lines and those that were asked for, as they are now. */
  products: ReadonlyMap<string, ProductDoc>;
  /** Whether the operation was applied already. */
  isRepeated: boolean;
  /** The operations to remember once this one is applied. */
  operations: string[];
};

/** Reads what a change of a cart decides by. */
export async function openCart(
  tx: Transaction,
  asked: { accountId: string; operationId: string | undefined; productIds: readonly string[] },
): Promise<OpenCart> {
  const { accountId, operationId, productIds } = asked;
  const cart = (await tx.get("carts", accountId)) ?? { lines: [], operations: [] };
  const operations = operationId === undefined ? cart.operations : [...cart.operations, operationId];
  return {
    cart,
    products: await productsById(tx, [...cart.lines.map(({ id }) => id), ...productIds]),
    isRepeated: operationId !== undefined && cart.operations.includes(operationId),
    operations: operations.slice(-REMEMBERED_OPERATIONS),
  };
}
