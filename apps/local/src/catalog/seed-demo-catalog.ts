import { importCatalog, type Store } from "@shop/functions";
import { DEMO_CATALOG } from "../start/folders.ts";
import { readCatalogFile } from "./read-catalog-file.ts";

/**
 * Puts the demo catalogue into a store without products, so that the shop is alive at its first start. An import that
 * runs meanwhile stays.
 */
export async function seedDemoCatalog(store: Store): Promise<void> {
  const [product] = await store.query({ collection: "products", limit: 1 });
  if (product) return;
  const result = await importCatalog(store, await readCatalogFile(DEMO_CATALOG), { onlyFirst: true });
  if (!result.ok) throw new Error(`the demo catalogue has ${result.errors.length} errors`);
}
