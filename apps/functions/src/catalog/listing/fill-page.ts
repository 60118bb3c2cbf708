import type { Store } from "../../documents/collections.ts";
import type { ListPlace } from "../cursor.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";
import { placesAfter, type PlacedProduct } from "./sorts.ts";

/** Products of a page as their documents are now, each with its place. */
export type FilledPage = { doc: ProductDoc; place: ListPlace }[];

/**
 * Reads the documents of a page. Those that are gone, or are no longer what was asked for, make room for the next.
 * @param limit at least one
 */
export async function fillPage(
  store: Store,
  list: readonly PlacedProduct[],
  limit: number,
  accepts: (doc: ProductDoc) => boolean,
  after?: ListPlace,
): Promise<FilledPage> {
  const places = placesAfter(list, after, limit);
  const docs = await store.getMany(
    "products",
    places.map(({ id }) => id),
  );
  const page = places.flatMap((place, at) => {
    const doc = docs[at];
    return doc && accepts(doc) ? [{ doc, place }] : [];
  });
  if (page.length === limit || places.length < limit) return page;
  return [...page, ...(await fillPage(store, list, limit - page.length, accepts, places.at(-1)))];
}
