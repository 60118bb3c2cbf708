import { finishImport, importCatalog, type Store } from "@shop/functions";
import { isStorageError } from "@shop/functions/storage-error";
import { DEMO_CATALOG } from "../start/folders.ts";
import { readCatalogFile } from "./read-catalog-file.ts";

/**
 * Puts the demo catalogue into a store without products, so that the shop is alive at its first start. An import
 * that was killed, this one too, is finished first, and one that runs meanwhile stays. Where it cannot be
 * finished for want of room, the shop opens with what it has, and finishes it later.
 */
export async function seedDemoCatalog(store: Store): Promise<void> {
  try {
    await finishImport(store);
  } catch (error) {
    if (!isStorageError(error)) throw error;
  }
  const [product] = await store.query({ collection: "products", limit: 1 });
  if (product) return;
  const result = await importCatalog(store, await readCatalogFile(DEMO_CATALOG), { onlyFirst: true });
  if (!result.ok) {
    throw new Error(`the demo catalogue has ${result.errors.length} errors`);
  }
}
