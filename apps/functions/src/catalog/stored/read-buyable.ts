import type { Product } from "@shop/contract";
import type { Store } from "../../documents/collections.ts";

/** The first `max` of these products that can be bought now. */
export async function readBuyable(store: Store, ids: readonly string[], max: number): Promise<Product[]> {
  return buyableOf(await store.getMany("products", ids), max);
}

/** The same for products that were already read. */
export function buyableOf(products: readonly (Product | undefined)[], max: number): Product[] {
  return products
    .flatMap((product) => (product && product.stock > 0 && !product.prescription ? [product] : []))
    .slice(0, max);
}
