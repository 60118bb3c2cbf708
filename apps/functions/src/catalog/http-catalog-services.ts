import { FailureError, PAGE_SIZE } from "@shop/contract";
import type { Handlers } from "../call/handler.ts";
import { getHome } from "./get-home.ts";
import type { CatalogDeps } from "./listing/catalog-cache.ts";
import { searchProducts } from "./listing/search-products.ts";
import { readCategories } from "./stored/read-categories.ts";
import { listRelated } from "./related/list-related.ts";
import { suggest } from "./suggest.ts";

/** The catalogue calls, which need no account. */
export function catalogHandlers(deps: CatalogDeps): Handlers<"httpCatalogServices"> {
  const { store, catalog } = deps;
  return {
    // One page: of one category or of all, searched or filtered. Each list has its own order where none is asked for.
    listProducts: async ({ limit = PAGE_SIZE, ...rest }) => {
      const { category, query, filters } = rest;
      if (category !== undefined && !(await store.get("categories", category)))
        throw new FailureError({ id: 422, field: "category" });
      const { sort = query === undefined && filters === undefined ? "name" : "relevance" } = rest;
      return searchProducts(store, catalog, { ...rest, sort, limit });
    },
    suggest: suggest(deps),
    getProduct: async ({ id }) => {
      const product = await store.get("products", id);
      if (!product) throw new FailureError({ id: 404, what: "product" });
      return { product };
    },
    // In the order of the ids; those that are no longer sold are left out.
    getProducts: async ({ ids }) => {
      const docs = await store.getMany("products", ids);
      return { products: docs.flatMap((doc) => (doc ? [doc] : [])) };
    },
    listRelated: listRelated(deps),
    getCategories: async () => ({ categories: await readCategories(store) }),
    getHome: getHome(deps),
  };
}
