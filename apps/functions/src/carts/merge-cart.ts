import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { openCart } from "./open-cart.ts";
import { priceLines } from "./price-lines.ts";
import { takeLines } from "./take-lines.ts";

/**
 * Adds a guest's lines to the account's cart, once per operation. A repeat of the last merge is answered with
 * what that left out.
 */
export function mergeCart({ store, shop }: HandlerDeps): Handler<"httpCartsServices", "mergeCart"> {
  return async ({ operationId, lines: wanted }, caller) => {
    const accountId = accountOf(caller);
    const productIds = wanted.map(({ id }) => id);
    return store.transaction(async (tx) => {
      const open = await openCart(tx, { accountId, operationId, productIds });
      const { cart, products, operations } = open;
      if (open.isRepeated) {
        const notMerged = cart.merge?.operationId === operationId ? cart.merge.notMerged : [];
        return { ...priceLines(cart.lines, products), notMerged };
      }
      const { lines, leftOut: notMerged } = takeLines(cart.lines, wanted, products, shop);
      tx.set("carts", accountId, { ...cart, lines, operations, merge: { operationId, notMerged } });
      const merged = new Map(lines.map((line) => [line.id, line]));
      const told = cart.lines.filter(({ id }) => !merged.has(id));
      return { ...priceLines([...told, ...lines], products), notMerged };
    });
  };
}
