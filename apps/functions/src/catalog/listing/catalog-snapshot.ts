import { setImmediate as nextTurn } from "node:timers/promises";
import type { Store } from "../../documents/collections.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";
import { readPages } from "../../store/read-pages.ts";
import { readCategories } from "../stored/read-categories.ts";
import { ProductSearch } from "../search/product-search.ts";
import { rankHits, type ListSort, type RankedProduct } from "./sorts.ts";

/** How many products are indexed before the event loop continues with other calls. */
const CHUNK = 100;

/** One version of the catalogue in memory, as lists and searches need it. */
export type CatalogSnapshot = Awaited<ReturnType<typeof takeSnapshot>>;

/** Reads the whole catalogue. */
export async function takeSnapshot(store: Store) {
  const categories = await readCategories(store);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const products: ProductDoc[] = [];
  const search = new ProductSearch();
  for await (const page of readPages(store, { collection: "products", limit: CHUNK })) {
    for (const { doc } of page) search.add(doc, names.get(doc.category));
    products.push(...page.map(({ doc }) => doc));
    await nextTurn();
  }
  for (const { id, name } of categories) search.addLabel({ kind: "category", id, text: name });
  const brands = new Set(products.map(({ brand }) => brand).filter(Boolean));
  for (const text of brands) search.addLabel({ kind: "brand", text });
  const sortedLists = new Map<ListSort, readonly RankedProduct[]>();
  /** All products in a sort that needs no query; sorted at the first use. */
  const sortedBy = (sort: ListSort): readonly RankedProduct[] => {
    const unranked = () => products.map((product) => ({ product, score: 0 }));
    const list = sortedLists.get(sort) ?? rankHits(unranked(), sort);
    sortedLists.set(sort, list);
    return list;
  };
  // Their prices, offers and stock may be outdated: a call reads from the store what it shows.
  return { categories, products, search, sortedBy };
}
