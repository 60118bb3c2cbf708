import { FailureError } from "@shop/contract";
import type { Handler } from "../../call/handler.ts";
import type { CatalogDeps } from "../listing/catalog-cache.ts";
import { readBuyable } from "../stored/read-buyable.ts";
import { similarProducts } from "./similar-products.ts";

const MAX_RELATED = 6;
/** How many similar ones are read: some may by now be sold out, or sold only at the counter. */
const CANDIDATES = 3 * MAX_RELATED;

/**
 * Products related to another that can be bought now: six of each kind at most, and none of both kinds.
 * @throws FailureError 404
 */
export function listRelated({ store, catalog }: CatalogDeps): Handler<"httpCatalogServices", "listRelated"> {
  return async ({ id }) => {
    const [product, snapshot, index] = await Promise.all([
      store.get("products", id),
      catalog.snapshot(),
      catalog.boughtTogether(),
    ]);
    if (!product) throw new FailureError({ id: 404, what: "product" });
    const boughtTogether = await readBuyable(store, index.get(id) ?? [], MAX_RELATED);
    const known = new Set(boughtTogether.map((other) => other.id));
    const similar = similarProducts(snapshot, id, CANDIDATES).filter((other) => !known.has(other));
    return { boughtTogether, similar: await readBuyable(store, similar, MAX_RELATED) };
  };
}
