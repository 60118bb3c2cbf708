import { QUERY_LIMIT } from "../../store/checked-store.ts";
import type { ProductDoc } from "../product-doc.ts";
import type { Store } from "../../store/store.ts";

/** Every product by id, in pages, so that a large catalogue need not be in memory as a whole. */
export async function* readAllProducts(store: Store, last?: string): AsyncGenerator<ProductDoc[]> {
  const startAfter = last === undefined ? {} : { startAfter: { id: last } };
  const page = await store.query({ collection: "products", limit: QUERY_LIMIT, ...startAfter });
  yield page.map(({ doc }) => doc);
  if (page.length === QUERY_LIMIT) yield* readAllProducts(store, page.at(-1)?.id);
}

/** The ids of the products that nobody can buy now. */
export async function readSoldOut(store: Store, after?: { value: string; id: string }): Promise<string[]> {
  const page = await store.query({
    collection: "products",
    where: { inStock: false },
    orderBy: { field: "nameKey", direction: "asc" },
    limit: QUERY_LIMIT,
    ...(after ? { startAfter: after } : {}),
  });
  const ids = page.map(({ id }) => id);
  const last = page.at(-1);
  if (page.length < QUERY_LIMIT || !last) return ids;
  return [...ids, ...(await readSoldOut(store, { value: last.doc.nameKey, id: last.id }))];
}
