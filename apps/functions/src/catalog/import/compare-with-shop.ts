import type { Store } from "../../documents/collections.ts";
import { readPages } from "../../store/read-pages.ts";
import { readCategories } from "../read-categories.ts";
import type { Removed } from "./finish-import.ts";

/** What an import of these products and categories would take out of the shop. */
export async function compareWithShop(
  store: Store,
  products: ReadonlySet<string>,
  categories: ReadonlySet<string>,
): Promise<Removed> {
  let gone = 0;
  for await (const page of readPages(store, { collection: "products" }))
    gone += page.filter(({ id }) => !products.has(id)).length;
  const shelved = (await readCategories(store)).filter(({ id }) => !categories.has(id));
  return { products: gone, categories: shelved.length };
}
