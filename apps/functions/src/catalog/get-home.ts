import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readCategories } from "./read-categories.ts";

/** How many offers the home screen shows. */
const FEATURED = 12;

/** The categories by aisle, and products on offer that are in stock. */
export function getHome({ store }: HandlerDeps): Handler<"httpCatalogServices", "getHome"> {
  return async () => {
    const [categories, featured] = await Promise.all([
      readCategories(store),
      store.query({
        collection: "products",
        where: { onOffer: true, inStock: true },
        orderBy: { field: "nameKey", direction: "asc" },
        limit: FEATURED,
      }),
    ]);
    return { categories, featured: featured.map(({ doc }) => doc) };
  };
}
