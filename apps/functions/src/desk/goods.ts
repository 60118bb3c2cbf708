import { FailureError, formatMoney, type PriceAndStock } from "@shop/contract";
import type { Shop } from "@shop/commerce";
import type { HandlerDeps } from "../call/handler.ts";
import { readCatalogState, writeCatalogState } from "../catalog/stored/catalog-state.ts";
import { toProductDoc, type ProductDoc } from "../documents/product-doc.ts";
import { STOCK_QUEUE } from "../orders/move-stock.ts";
import type { StaffHandler } from "./require-staff.ts";

/** How many products are listed. */
const MAX_LISTED = 50;

/** The products of which the fewest are left. */
export function listLowStock({ store }: HandlerDeps): StaffHandler<"listLowStock"> {
  return async () => {
    const orderBy = { field: "stock", direction: "asc" } as const;
    const found = await store.query({ collection: "products", orderBy, limit: MAX_LISTED });
    return { products: found.map(({ doc }) => doc) };
  };
}

/**
 * Changes the prices and the stock of a product that is still as the caller saw it. The product and the entry in the log
 * are one transaction.
 * @throws FailureError 404
 */
export function changeProduct({ store, shop, now, newId }: HandlerDeps): StaffHandler<"changeProduct"> {
  return async ({ id, from, to }, { accountId, email }) =>
    store.transaction(async (tx) => {
      const before = await tx.get("products", id);
      if (!before) throw new FailureError({ id: 404, what: "product" });
      const { version } = await readCatalogState(tx);
      const [was, is] = [describe(from, shop), describe(to, shop)];
      const found = describe(before, shop);
      // Whoever repeats a change whose response was lost has made it.
      if (found === is || found !== was) return { product: before, isChanged: found === is };
      const after = withPriceAndStock(before, to);
      tx.set("products", id, after);
      // Lists are sorted by the prices of a version.
      if (after.price !== before.price || after.saving !== before.saving)
        writeCatalogState(tx, { version: version + 1 });
      tx.create("audit", newId(), {
        at: now().toISOString(),
        by: email,
        accountId,
        method: "changeProduct",
        subject: before.name,
        before: was,
        after: is,
      });
      return { product: after, isChanged: true };
    }, STOCK_QUEUE);
}

function withPriceAndStock(product: ProductDoc, { price, regularPrice, stock }: PriceAndStock): ProductDoc {
  const { regularPrice: _, ...others } = product;
  return toProductDoc({ ...others, price, stock, ...(regularPrice !== undefined && { regularPrice }) });
}

/** For the log: "$28.00, antes $32.00, 12 en existencia". */
function describe({ price, regularPrice, stock }: PriceAndStock, { locale, currency }: Shop): string {
  const amount = formatMoney(price, locale, currency);
  const before = regularPrice === undefined ? "" : `, antes ${formatMoney(regularPrice, locale, currency)}`;
  return `${amount}${before}, ${stock} en existencia`;
}
