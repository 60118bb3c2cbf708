import { accountTransaction } from "../call/account-transaction.ts";
import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import { rememberOperation } from "../call/operation.ts";
import { readForChange } from "./change-cart.ts";
import { priceLines } from "./price-lines.ts";
import { takeLines } from "./take-lines.ts";

/**
 * Adds a guest's lines to the account's cart, once per operation. A repeat is answered with the same rejected lines.
 */
export function mergeCart({ store, shop, now }: HandlerDeps): Handler<"httpCartsServices", "mergeCart"> {
  return async ({ operationId, lines: wanted }, caller) => {
    const accountId = accountOf(caller);
    const operation = { accountId, operationId };
    const productIds = wanted.map(({ id }) => id);
    return accountTransaction(store, accountId, async (tx) => {
      const { lines: before, products, applied } = await readForChange(tx, operation, productIds);
      if (applied) return { ...priceLines(before, products), rejectedLines: applied.rejectedLines ?? [] };
      const { lines, rejectedLines } = takeLines(before, wanted, products, shop);
      tx.set("carts", accountId, { lines });
      rememberOperation(tx, operation, { at: now(), rejectedLines });
      // Lines that are no longer sold are not in `lines`. They are answered once more, for the notices of the cart.
      const merged = new Set(lines.map(({ id }) => id));
      const rest = before.filter(({ id }) => !merged.has(id));
      return { ...priceLines([...rest, ...lines], products), rejectedLines };
    });
  };
}
