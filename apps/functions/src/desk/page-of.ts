import { FailureError } from "@shop/contract";
import type { Collections, Store } from "../documents/collections.ts";
import type { Query, Scalar, Stored } from "../store/store.ts";

/** How many documents a page has. */
const PAGE_SIZE = 50;

/** What staff read page by page: of these collections nothing is removed. */
type Listed = "audit" | "messages";

/**
 * A page of a collection in its order. A cursor is the id of the last document of the page before, so the next page
 * begins where that one ended.
 * @throws FailureError 422 for a cursor that is no document
 */
export async function pageOf<C extends Listed>(
  store: Store,
  { collection, orderBy }: Required<Pick<Query<Collections, C>, "collection" | "orderBy">>,
  cursor: string | undefined,
): Promise<{ page: Stored<Collections, C>[]; nextCursor?: string }> {
  const before = cursor === undefined ? undefined : await store.get(collection, cursor);
  if (cursor !== undefined && !before) throw new FailureError({ id: 422, field: "cursor" });
  const found = await store.query({
    collection,
    orderBy,
    // One more than a page, to know whether there is a next one.
    limit: PAGE_SIZE + 1,
    ...(cursor !== undefined &&
      before && { startAfter: { value: before[orderBy.field] as Scalar, id: cursor } }),
  });
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { page, ...(found.length > PAGE_SIZE && last && { nextCursor: last.id }) };
}
