import { FailureError, PAGE_SIZE } from "@shop/contract";
import type { CallInput, CallOutput } from "@shop/contract/schemas";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { Store } from "../store/store.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import type { CatalogCache } from "./listing/catalog-cache.ts";
import { searchProducts } from "./listing/search-products.ts";

/**
 * One page of products, of one category or of all. With a query, filters or a sort it is a search.
 * @throws FailureError 422 for a category that does not exist, or a cursor of another list
 */
export function listProducts({
  store,
  catalog,
}: HandlerDeps & { catalog: CatalogCache }): Handler<"httpCatalogServices", "listProducts"> {
  return async ({ limit = PAGE_SIZE, ...rest }) => {
    const { category, query, filters, sort } = rest;
    if (category !== undefined && !(await store.get("categories", category)))
      throw new FailureError({ id: 422, field: "category" });
    const isSearch = query !== undefined || filters !== undefined || sort !== undefined;
    return isSearch
      ? searchProducts(store, catalog, { ...rest, limit })
      : pageByName(store, catalog, { ...rest, limit });
  };
}

/**
 * One page by name, straight from the store. A product that is added or removed between two pages shifts no
 * other: a page begins after the last name seen, not after a count.
 */
async function pageByName(
  store: Store,
  catalog: CatalogCache,
  { category, cursor, limit }: CallInput<"httpCatalogServices", "listProducts"> & { limit: number },
): Promise<CallOutput<"httpCatalogServices", "listProducts">> {
  const list = category ?? "";
  const where = category === undefined ? {} : { category };
  const startAfter = cursor === undefined ? {} : { startAfter: decodeCursor(list, cursor) };
  const [found, total] = await Promise.all([
    store.query({
      collection: "products",
      where,
      orderBy: { field: "nameKey", direction: "asc" },
      // One more than asked tells whether there is a next page.
      limit: limit + 1,
      ...startAfter,
    }),
    catalog.total(category),
  ]);
  const page = found.slice(0, limit).map(({ doc }) => doc);
  const last = page.at(-1);
  const nextCursor =
    found.length > limit && last
      ? { nextCursor: encodeCursor(list, { value: last.nameKey, id: last.id }) }
      : {};
  return { products: page, total, ...nextCursor };
}
