import { FailureError } from "@shop/contract";
import type { Handler, HandlerDeps } from "../call/handler.ts";

/**
 * One product.
 * @throws FailureError 404
 */
export function getProduct({ store }: HandlerDeps): Handler<"httpCatalogServices", "getProduct"> {
  return async ({ id }) => {
    const doc = await store.get("products", id);
    if (!doc) throw new FailureError({ id: 404, what: "product" });
    return { product: doc };
  };
}
