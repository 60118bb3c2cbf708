import { accountTransaction } from "../accounts/account-transaction.ts";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { rememberOperation } from "../call/operation.ts";
import { openCart } from "./open-cart.ts";
import { priceLines } from "./price-lines.ts";
import { takeLines } from "./take-lines.ts";

/**
 * Adds a guest's lines to the account's cart, once per operation. A repeat is answered with what the first left
 * out.
 */
export function mergeCart({ store, shop, now }: HandlerDeps): Handler<"httpCartsServices", "mergeCart"> {
  return async ({ operationId, lines: wanted }, caller) => {
    const accountId = accountOf(caller);
    const productIds = wanted.map(({ id }) => id);
    return accountTransaction(store, accountId, async (tx) => {
      const { cart, products, applied } = await openCart(tx, { accountId, operationId, productIds });
      if (applied) return { ...priceLines(cart.lines, products), rejectedLines: applied.rejectedLines ?? [] };
      const { lines, rejectedLines } = takeLines(cart.lines, wanted, products, shop);
      tx.set("carts", accountId, { lines });
      rememberOperation(tx, { accountId, operationId }, { at: now(), rejectedLines });
      const merged = new Map(lines.map((line) => [line.id, line]));
      const rest = cart.lines.filter(({ id }) => !merged.has(id));
      return { ...priceLines([...rest, ...lines], products), rejectedLines };
    });
  };
}
