import { FailureError } from "@shop/contract";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** How many products a page has when the call does not say. */
const DEFAULT_LIMIT = 24;

/**
 * One page of products by name, of one category or of all. A product that is added or removed between two
 * pages shifts no other: a page begins after the last name seen, not after a count.
 * @throws FailureError 422 for a category that does not exist, or a cursor of another list
 */
export function listProducts({ store }: HandlerDeps): Handler<"httpCatalogServices", "listProducts"> {
  return async ({ category, cursor, limit = DEFAULT_LIMIT }) => {
    if (category !== undefined && !(await store.get("categories", category)))
      throw new FailureError({ id: 422, field: "category" });
    const list = category ?? "";
    const where = category === undefined ? {} : { category };
    const startAfter = cursor === undefined ? {} : { startAfter: decodeCursor(list, cursor) };
    const [found, total] = await Promise.all([
      store.query({
        collection: "products",
        where,
        orderBy: { field: "nameKey", direction: "asc" },
        // One more than asked tells whether there is a next page.
        limit: limit + 1,
        ...startAfter,
      }),
      store.count({ collection: "products", where }),
    ]);
    const page = found.slice(0, limit).map(({ doc }) => doc);
    const last = page.at(-1);
    const nextCursor = found.length > limit && last ? { nextCursor: encodeCursor(list, last) } : {};
    return { products: page, total, ...nextCursor };
  };
}
