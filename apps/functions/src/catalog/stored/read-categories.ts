import type { Category } from "@shop/contract";
import { QUERY_LIMIT } from "../../store/check-query.ts";
import type { Store } from "../../documents/collections.ts";

/** The categories in the order of their aisles. */
export async function readCategories(store: Store): Promise<Category[]> {
  const found = await store.query({
    collection: "categories",
    orderBy: { field: "aisle", direction: "asc" },
    limit: QUERY_LIMIT,
  });
  return found.map(({ doc }) => doc);
}
