import type { CollectionName, Store } from "../documents/collections.ts";
import { collect, readDocs } from "../store/read-pages.ts";

/** How many documents a collection has. */
export async function countDocs(store: Store, collection: CollectionName): Promise<number> {
  return (await collect(readDocs(store, { collection }))).length;
}
