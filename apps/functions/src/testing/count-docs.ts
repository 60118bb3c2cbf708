import type { CollectionName, Store } from "../documents/collections.ts";
import { readPages } from "../store/read-pages.ts";

/** How many documents a collection has. */
export async function countDocs(store: Store, collection: CollectionName): Promise<number> {
  let count = 0;
  for await (const page of readPages(store, { collection })) count += page.length;
  return count;
}
