import { FailureError } from "@shop/contract";
import type { Query, Scalar, Stored } from "../store/store.ts";
import type { Collections, Store } from "./collections.ts";

/** What is read page by page: of these collections nothing is removed. */
type Listed = "audit" | "messages" | "orders";

type PageOptions<Doc> = {
  /** The id of the last document of the page before, so that the next page begins where that one ended. */
  cursor: string | undefined;
  /** How many documents a page has; by default 50. */
  size?: number;
  /** Whether the caller may have seen a document; by default any. */
  isVisible?: (doc: Doc) => boolean;
};

/**
 * A page of a collection in its order.
 * @throws FailureError 422 for a cursor that is no document that the caller may have seen
 */
export async function pageOf<C extends Listed>(
  store: Store,
  query: Omit<Query<Collections, C>, "limit" | "orderBy"> & Required<Pick<Query<Collections, C>, "orderBy">>,
  { cursor, size = 50, isVisible = () => true }: PageOptions<Collections[C]>,
): Promise<{ page: Stored<Collections, C>[]; nextCursor?: string }> {
  const before = cursor === undefined ? undefined : await store.get(query.collection, cursor);
  if (cursor !== undefined && !(before && isVisible(before)))
    throw new FailureError({ id: 422, field: "cursor" });
  const found = await store.query({
    ...query,
    // One more than a page, to know whether there is a next one.
    limit: size + 1,
    ...(cursor !== undefined &&
      before && { startAfter: { value: before[query.orderBy.field] as Scalar, id: cursor } }),
  });
  const page = found.slice(0, size);
  const last = page.at(-1);
  return { page, ...(found.length > size && last && { nextCursor: last.id }) };
}
