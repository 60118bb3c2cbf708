import { importCatalog, type Store } from "@shop/functions";
import { DEMO_CATALOG } from "../start/folders.ts";
import { readCatalogFile } from "./read-catalog-file.ts";

/**
 * Puts the demo catalogue into a store without products, so that the shop is alive at its first start.
 * Products are written last: a seeding that was killed is done again.
 */
export async function seedDemoCatalog(store: Store): Promise<void> {
  if ((await store.count({ collection: "products" })) > 0) {
    return;
  }
  const result = await importCatalog(store, await readCatalogFile(DEMO_CATALOG));
  if (!result.ok) {
    throw new Error(`the demo catalogue has ${result.faults.length} faults`);
  }
}
