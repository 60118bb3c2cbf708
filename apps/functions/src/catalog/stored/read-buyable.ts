import type { Product } from "@shop/contract";
import type { Store } from "../../documents/collections.ts";

/** Of some products the first that can be bought now, so many at most. */
export async function readBuyable(store: Store, ids: readonly string[], most: number): Promise<Product[]> {
  return buyableOf(await store.getMany("products", ids), most);
}

/** The same of products that were read. */
export function buyableOf(products: readonly (Product | undefined)[], most: number): Product[] {
  return products
    .flatMap((product) => (product && product.stock > 0 && !product.prescription ? [product] : []))
    .slice(0, most);
}
