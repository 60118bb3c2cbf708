import type { Product } from "@shop/contract";
import type { Store } from "../../store/store.ts";
import type { StagedProduct } from "./staged-doc.ts";

/** Notes what the shop has of these products now: what is sold from here on will be subtracted. */
export async function withStockBefore(
  store: Store,
  products: readonly StagedProduct[],
): Promise<StagedProduct[]> {
  const now = await store.getMany(
    "products",
    products.map(({ id }) => id),
  );
  return products.map((product, at) => {
    const stock = now[at]?.stock;
    return stock === undefined ? product : { ...product, stockBefore: stock };
  });
}

/** Notes it anew for these parts, when another import has changed the stock since. */
export async function refreshStockBefore(store: Store, [id, ...others]: readonly string[]): Promise<void> {
  if (id === undefined) return;
  const part = await store.get("catalogImports", id);
  if (part) {
    const products = await withStockBefore(store, part.products);
    await store.transaction(async (tx) => tx.set("catalogImports", id, { ...part, products }));
  }
  return refreshStockBefore(store, others);
}

/**
 * The product as it is written: with the stock of the file, less what was sold and plus what was cancelled since
 * the stock before was noted.
 * @param now the same product of the shop; undefined when it sells none
 */
export function withStockSince(
  { stockBefore, ...product }: StagedProduct,
  now: Pick<Product, "stock"> | undefined,
): Product {
  if (!now || stockBefore === undefined) return product;
  return { ...product, stock: Math.max(0, product.stock + now.stock - stockBefore) };
}
