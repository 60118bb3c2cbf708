import type { Handler, HandlerDeps } from "../call/handler.ts";

/** Some products by their ids, in that order; those that are no longer sold are left out. */
export function getProducts({ store }: HandlerDeps): Handler<"httpCatalogServices", "getProducts"> {
  return async ({ ids }) => {
    const docs = await store.getMany("products", ids);
    return { products: docs.flatMap((doc) => (doc ? [doc] : [])) };
  };
}
