import type { Product } from "@shop/contract";
import type { Store } from "../../documents/collections.ts";
import { readPages } from "../../store/read-pages.ts";
import type { StagedProduct } from "../../documents/product-doc.ts";

/** How many pieces of each product the shop had when an import began, by the id of the product. */
export type NotedStock = ReadonlyMap<string, number>;

/**
 * Notes what the shop has now, of all its products at once: what is sold from here on will be subtracted. Noted part
 * by part, what is sold before its part comes would return to the shelf. Two values a product are in memory, some
 * megabytes for a hundred thousand.
 */
export async function noteStock(store: Store): Promise<NotedStock> {
  const noted = new Map<string, number>();
  for await (const page of readPages(store, { collection: "products" }))
    for (const { id, doc } of page) noted.set(id, doc.stock);
  return noted;
}

/** Products on their way into the shop, with what was noted of them. */
export function withStockBefore(products: readonly StagedProduct[], noted: NotedStock): StagedProduct[] {
  return products.map((product) => {
    const stock = noted.get(product.id);
    return stock === undefined ? product : { ...product, stockBefore: stock };
  });
}

/** Writes what was noted into these parts, when another import has changed the stock since they were staged. */
export async function restageStock(
  store: Store,
  noted: NotedStock,
  [id, ...others]: readonly string[],
): Promise<void> {
  if (id === undefined) return;
  const part = await store.get("catalogImports", id);
  if (part) {
    const products = withStockBefore(part.products, noted);
    await store.transaction(async (tx) => tx.set("catalogImports", id, { ...part, products }));
  }
  return restageStock(store, noted, others);
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
