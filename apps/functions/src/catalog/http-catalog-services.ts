import { FailureError } from "@shop/contract";
import type { HandlerDeps, Handlers } from "../call/handler.ts";
import { getHome } from "./get-home.ts";
import { listProducts } from "./list-products.ts";
import type { CatalogCache } from "./listing/catalog-cache.ts";
import { readCategories } from "./stored/read-categories.ts";
import { listRelated } from "./related/list-related.ts";
import { suggest } from "./suggest.ts";

/** The catalogue calls, which need no account. */
export function catalogHandlers(
  deps: HandlerDeps & { catalog: CatalogCache },
): Handlers<"httpCatalogServices"> {
  const { store } = deps;
  return {
    listProducts: listProducts(deps),
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
