import { FailureError, formatMoney, type PriceAndStock } from "@shop/contract";
import type { Shop } from "@shop/commerce";
import type { HandlerDeps } from "../call/handler.ts";
import { readCatalogState, writeCatalogState } from "../catalog/stored/catalog-state.ts";
import { QUERY_LIMIT } from "../store/check-query.ts";
import { toProductDoc } from "../documents/product-doc.ts";
import { STOCK_QUEUE } from "../orders/move-stock.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";

/** How many products are listed. */
const MAX_LISTED = 50;

/** The products of which the fewest are left, and the hidden ones. */
export function listLowStock({ store }: HandlerDeps): StaffHandler<"listLowStock"> {
  return async () => {
    const [found, hidden] = await Promise.all([
      store.query({
        collection: "products",
        orderBy: { field: "stock", direction: "asc" },
        limit: MAX_LISTED,
      }),
      store.query({
        collection: "hiddenProducts",
        orderBy: { field: "nameKey", direction: "asc" },
        limit: QUERY_LIMIT,
      }),
    ]);
    return { products: found.map(({ doc }) => doc), hidden: hidden.map(({ doc }) => doc) };
  };
}

/**
 * Hides a product, or shows it again. The product and the entry in the log are one transaction.
 * @throws FailureError 404
 */
export function hideProduct({ store, now, newId }: HandlerDeps): StaffHandler<"hideProduct"> {
  return async ({ id, isHidden }, staff) =>
    store.transaction(async (tx) => {
      const [shown, hidden] = await Promise.all([tx.get("products", id), tx.get("hiddenProducts", id)]);
      const [product, moved] = isHidden ? [shown, hidden] : [hidden, shown];
      // Whoever repeats a change whose response was lost has made it.
      if (!product && moved) return { product: moved };
      if (!product) throw new FailureError({ id: 404, what: "product" });
      const state = await readCatalogState(tx);
      tx.delete(isHidden ? "products" : "hiddenProducts", id);
      tx.set(isHidden ? "hiddenProducts" : "products", id, product);
      // Every instance caches the catalogue by this count, and reads it again.
      writeCatalogState(tx, { ...state, pricings: (state.pricings ?? 0) + 1 });
      const [before, after] = isHidden ? ["visible", "oculto"] : ["oculto", "visible"];
      const at = now().toISOString();
      logChange(tx, newId(), staff, { at, method: "hideProduct", subject: product.name, before, after });
      return { product };
    }, STOCK_QUEUE);
}

/**
 * Changes the prices or the stock of a product; what is to be changed of it must still be as the caller saw it. The
 * product and the entry in the log are one transaction.
 * @throws FailureError 404
 */
export function changeProduct({ store, shop, now, newId }: HandlerDeps): StaffHandler<"changeProduct"> {
  return async ({ id, from, to }, staff) =>
    store.transaction(async (tx) => {
      const before = await tx.get("products", id);
      if (!before) throw new FailureError({ id: 404, what: "product" });
      const state = await readCatalogState(tx);
      const isPriced = !hasPricesOf(from, to);
      const isCounted = from.stock !== to.stock;
      const isAs = (seen: PriceAndStock) =>
        (!isPriced || hasPricesOf(before, seen)) && (!isCounted || before.stock === seen.stock);
      // Whoever repeats a change whose response was lost has made it.
      const isMade = isAs(to);
      if (isMade || !isAs(from)) return { product: before, isChanged: isMade };
      const { regularPrice: _, ...others } = before;
      const { price, regularPrice } = isPriced ? to : before;
      const stock = isCounted ? to.stock : before.stock;
      const prices = { price, ...(regularPrice !== undefined && { regularPrice }) };
      const after = toProductDoc({ ...others, ...prices, stock });
      tx.set("products", id, after);
      // Cached lists are sorted by the prices of their time: by this count every instance reads them again.
      if (isPriced) writeCatalogState(tx, { ...state, pricings: (state.pricings ?? 0) + 1 });
      logChange(tx, newId(), staff, {
        at: now().toISOString(),
        method: "changeProduct",
        subject: before.name,
        before: describe(before, shop),
        after: describe(after, shop),
      });
      return { product: after, isChanged: true };
    }, STOCK_QUEUE);
}

function hasPricesOf(one: PriceAndStock, other: PriceAndStock): boolean {
  return one.price === other.price && one.regularPrice === other.regularPrice;
}

/** For the log: "$24.50, antes $28.00, 12 en existencia". */
function describe({ price, regularPrice, stock }: PriceAndStock, { locale, currency }: Shop): string {
  const amount = formatMoney(price, locale, currency);
  const before = regularPrice === undefined ? "" : `, antes ${formatMoney(regularPrice, locale, currency)}`;
  return `${amount}${before}, ${stock} en existencia`;
}
