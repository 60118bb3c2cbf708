import { setImmediate as nextTurn } from "node:timers/promises";
import type { Category } from "@shop/contract";
import { LRUCache } from "lru-cache";
import { ProductSearch } from "../search/product-search.ts";
import { readCategories } from "../read-categories.ts";
import { readPages } from "../../store/read-pages.ts";
import type { Store } from "../../store/store.ts";
import { toListedProduct, type ListedProduct } from "./listed-product.ts";
import type { Selection } from "./selection.ts";
import { createOrder, type CatalogOrder, type CatalogSort } from "./sorts.ts";

/** One version of the catalogue in memory, as lists and searches need it. */
export type CatalogSnapshot = {
  categories: readonly Category[];
  /** By name. */
  brands: readonly string[];
  products: readonly ListedProduct[];
  search: ProductSearch;
  /** All products in an order that needs no query; sorted at the first use. */
  orderBy: (sort: CatalogSort) => CatalogOrder;
  /** By their names, the lists that were asked for last while these ids are sold out. */
  selections: (soldOut: ReadonlySet<string>) => SelectionCache;
};

type SelectionCache = LRUCache<string, Selection>;

/** How many lists are cached, and how many products all of them may have: with its place, each takes some 60 bytes. */
const MAX_LISTS = 1000;
const MAX_LISTED = 500_000;
/** What the facets of a list take, in products: they are bounded, too. */
const FACETS = 100;

/** Reads the whole catalogue. */
export async function takeSnapshot(store: Store): Promise<CatalogSnapshot> {
  const categories = await readCategories(store);
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const products: ListedProduct[] = [];
  const search = new ProductSearch();
  for await (const page of readPages(store, { collection: "products" })) {
    for (const { doc } of page) {
      const category = categoryById.get(doc.category);
      const product = toListedProduct(doc, category);
      products.push(product);
      search.add(product, doc, category?.name);
      // Others have a turn between two chunks.
      // oxlint-disable-next-line no-await-in-loop
      if (products.length % CHUNK === 0) await nextTurn();
    }
  }
  const orders = new Map<CatalogSort, CatalogOrder>();
  // Nobody holds an old reading of what is sold out: its lists go with it.
  const selections = new WeakMap<ReadonlySet<string>, SelectionCache>();
  return {
    categories,
    brands: [...new Set(products.map(({ brand }) => brand))].filter((brand) => brand !== "").toSorted(),
    products,
    search,
    orderBy(sort) {
      const order = orders.get(sort) ?? createOrder(products, sort);
      orders.set(sort, order);
      return order;
    },
    selections(soldOut) {
      const cache = selections.get(soldOut) ?? createSelectionCache();
      selections.set(soldOut, cache);
      return cache;
    },
  };
}

function createSelectionCache(): SelectionCache {
  return new LRUCache({
    max: MAX_LISTS,
    maxSize: MAX_LISTED,
    sizeCalculation: ({ places }) => FACETS + places.length,
  });
}

/** So many products are indexed at once. */
const CHUNK = 100;
