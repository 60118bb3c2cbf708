import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readCategories } from "./read-categories.ts";

/** The categories, by aisle. */
export function getCategories({ store }: HandlerDeps): Handler<"httpCatalogServices", "getCategories"> {
  return async () => ({ categories: await readCategories(store) });
}
