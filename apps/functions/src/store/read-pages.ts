import { QUERY_LIMIT } from "./check-query.ts";
import type { Documents, Name, Query, Scalar, Store, Stored } from "./store.ts";

/**
 * Everything that a query finds, page by page, so that not all of it need be in memory. A page is read on demand, and
 * starts after the last document of the previous one, even if that was changed since.
 * @param query whose limit is that of a page
 */
export async function* readPages<Collections extends Documents, C extends Name<Collections>>(
  store: Pick<Store<Collections>, "query">,
  query: Omit<Query<Collections, C>, "limit"> & { limit?: number },
): AsyncGenerator<Stored<Collections, C>[]> {
  const { orderBy, limit = QUERY_LIMIT } = query;
  let { startAfter } = query;
  for (;;) {
    // A page begins where the one before has ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await store.query({ ...query, limit, ...(startAfter && { startAfter }) });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    // A field that a declared index sorts by holds a scalar, never a list or an object.
    startAfter = orderBy ? { value: last.doc[orderBy.field] as Scalar, id: last.id } : { id: last.id };
  }
}

/** Every document that a query finds, one after the other; read page by page, too. */
export async function* readDocs<Collections extends Documents, C extends Name<Collections>>(
  store: Pick<Store<Collections>, "query">,
  query: Omit<Query<Collections, C>, "limit">,
): AsyncGenerator<Collections[C]> {
  for await (const page of readPages(store, query)) yield* page.map(({ doc }) => doc);
}

/** The first documents that are read one after the other, so many at most; all by default. */
export async function collect<Doc>(docs: AsyncIterable<Doc>, max = Infinity): Promise<Doc[]> {
  const collected: Doc[] = [];
  for await (const doc of docs) if (collected.push(doc) === max) break;
  return collected;
}
