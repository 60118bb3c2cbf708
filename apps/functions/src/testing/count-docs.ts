import type { CollectionName } from "../store/collections.ts";
import { readPages } from "../store/read-pages.ts";
import type { Store } from "../store/store.ts";

/** How many documents a collection has. */
export async function countDocs(store: Store, collection: CollectionName): Promise<number> {
  let count = 0;
  for await (const page of readPages(store, { collection })) count += page.length;
  return count;
}
