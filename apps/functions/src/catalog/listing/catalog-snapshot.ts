import { setImmediate as nextTurn } from "node:timers/promises";
import type { Category } from "@shop/contract";
import { ProductSearch } from "../search/product-search.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";
import { readCategories } from "../read-categories.ts";
import { readPages } from "../../store/read-pages.ts";
import type { Store } from "../../documents/collections.ts";
import { placeHits, type ListSort, type PlacedProduct } from "./sorts.ts";

/** One version of the catalogue in memory, as lists and searches need it. */
export type CatalogSnapshot = {
  categories: readonly Category[];
  /** As they were when it was read: of price, offer and stock a page has fresher ones. */
  products: readonly ProductDoc[];
  search: ProductSearch;
  /** All products in an order that needs no query; sorted at the first use. */
  orderBy: (sort: ListSort) => readonly PlacedProduct[];
};

/** Reads the whole catalogue. */
export async function takeSnapshot(store: Store): Promise<CatalogSnapshot> {
  const categories = await readCategories(store);
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const products: ProductDoc[] = [];
  const search = new ProductSearch();
  for await (const page of readPages(store, { collection: "products" })) {
    for (const { doc } of page) {
      products.push(doc);
      search.add(doc, categoryById.get(doc.category)?.name);
      // Others have a turn between two chunks.
      // oxlint-disable-next-line no-await-in-loop -- it is a pause of this very loop
      if (products.length % CHUNK === 0) await nextTurn();
    }
  }
  for (const { id, name } of categories) search.addLabel({ kind: "category", id, text: name });
  const brands = new Set(products.map(({ brand }) => brand).filter((brand) => brand !== ""));
  for (const text of brands) search.addLabel({ kind: "brand", text });
  const unranked = products.map((product) => ({ product, score: 0 }));
  const orders = new Map<ListSort, readonly PlacedProduct[]>();
  return {
    categories,
    products,
    search,
    orderBy(sort) {
      const order = orders.get(sort) ?? placeHits(unranked, sort);
      orders.set(sort, order);
      return order;
    },
  };
}

/** So many products are indexed at once. */
const CHUNK = 100;
