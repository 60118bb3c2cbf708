import { importCatalog, type Store } from "@shop/functions";
import { DEMO_CATALOG } from "../start/folders.ts";
import { readCatalogFile } from "./read-catalog-file.ts";

/** Imports the demo catalogue into a store without products, for the first start. A concurrent import wins. */
export async function seedDemoCatalog(store: Store): Promise<void> {
  const [product] = await store.query({ collection: "products", limit: 1 });
  if (product) return;
  const result = await importCatalog(store, await readCatalogFile(DEMO_CATALOG), { onlyFirst: true });
  if (!result.ok) throw new Error(`the demo catalogue has ${result.errors.length} errors`);
}
