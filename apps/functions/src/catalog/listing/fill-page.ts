import type { Store } from "../../store/store.ts";
import type { ListPlace } from "../cursor.ts";
import type { ProductDoc } from "../product-doc.ts";

/** Products of a page as their documents are now, each with its place. */
export type FilledPage = { doc: ProductDoc; place: ListPlace }[];

/**
 * Reads the documents of a page. Those that are gone, or are no longer what was asked for, make room for the next.
 * @param rest places in the order of the list
 */
export async function fillPage(
  store: Store,
  rest: readonly ListPlace[],
  limit: number,
  accepts: (doc: ProductDoc) => boolean,
): Promise<FilledPage> {
  const places = rest.slice(0, limit);
  const docs = await store.getMany(
    "products",
    places.map(({ id }) => id),
  );
  const page = places.flatMap((place, at) => {
    const doc = docs[at];
    return doc && accepts(doc) ? [{ doc, place }] : [];
  });
  if (page.length === limit || places.length === rest.length) return page;
  return [...page, ...(await fillPage(store, rest.slice(limit), limit - page.length, accepts))];
}
