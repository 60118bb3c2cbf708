import type { Product } from "@shop/contract";
import type { Store } from "../store/store.ts";

/** Of some products the first that can be bought now, so many at most. */
export async function readBuyable(store: Store, ids: readonly string[], most: number): Promise<Product[]> {
  const docs = await store.getMany("products", ids);
  return docs.flatMap((doc) => (doc && doc.stock > 0 && !doc.prescription ? [doc] : [])).slice(0, most);
}
