import { FailureError, PAGE_SIZE } from "@shop/contract";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { CatalogCache } from "./listing/catalog-cache.ts";
import { searchProducts } from "./listing/search-products.ts";

/**
 * One page of products: of one category or of all, searched or filtered.
 * @throws FailureError 422 for a category that does not exist, or a cursor of another list
 */
export function listProducts({
  store,
  catalog,
}: HandlerDeps & { catalog: CatalogCache }): Handler<"httpCatalogServices", "listProducts"> {
  return async ({ limit = PAGE_SIZE, ...rest }) => {
    const { category, query, filters } = rest;
    if (category !== undefined && !(await store.get("categories", category)))
      throw new FailureError({ id: 422, field: "category" });
    const { sort = query === undefined && filters === undefined ? "name" : "relevance" } = rest;
    return searchProducts(store, catalog, { ...rest, sort, limit });
  };
}
