import { setImmediate as nextTurn } from "node:timers/promises";
import type { Category } from "@shop/contract";
import { LRUCache } from "lru-cache";
import { ProductSearch, type SearchText } from "../search/product-search.ts";
import { wordsOf } from "../search/words.ts";
import type { ProductDoc } from "../product-doc.ts";
import { readCategories } from "../read-categories.ts";
import type { Store } from "../../store/store.ts";
import { memoize } from "./memoize.ts";
import { toListedProduct, type ListedProduct } from "./listed-product.ts";
import { readAllProducts } from "./read-all.ts";
import { createSelectionCache, type SelectionCache } from "./selection-cache.ts";
import { createOrder, type CatalogOrder, type CatalogSort } from "./sorts.ts";

/** One version of the catalogue in memory, as lists and searches need it. */
export type CatalogSnapshot = {
  version: number;
  categories: readonly Category[];
  /** By name. */
  brands: readonly string[];
  /** The index of a product is its row, by which the search knows it. */
  products: readonly ListedProduct[];
  byId: ReadonlyMap<string, ListedProduct>;
  search: ProductSearch;
  /** The words of a product's name; split when they are asked for. */
  termsOf: (product: ListedProduct) => ReadonlySet<string>;
  /** All products in an order that needs no query; sorted at the first use. */
  orderBy: (sort: CatalogSort) => CatalogOrder;
  /** The lists that were asked for last while these ids were sold out: they go when that list is read anew. */
  selections: (soldOut: ReadonlySet<string>) => SelectionCache;
};

/** How many names are cached by their words: more than a category has. */
const MAX_NAMES = 10_000;

/** Reads the whole catalogue. @param version the one that the store had before the reading began */
export async function takeSnapshot(store: Store, version: number): Promise<CatalogSnapshot> {
  const categories = await readCategories(store);
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const products: ListedProduct[] = [];
  const search = new ProductSearch();
  for await (const page of readAllProducts(store)) {
    await inChunks(page, (doc) => {
      products.push(toListedProduct(doc));
      search.add(toSearchText(doc, categoryById.get(doc.category)));
    });
  }
  return {
    version,
    categories,
    brands: [...new Set(products.map(({ brand }) => brand))].filter((brand) => brand !== "").toSorted(),
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    search,
    termsOf: memoize(
      ({ name }) => new Set(wordsOf(name).map(({ term }) => term)),
      new LRUCache<ListedProduct, ReadonlySet<string>>({ max: MAX_NAMES }),
    ),
    orderBy: memoize((sort) => createOrder(products, sort)),
    selections: memoize(() => createSelectionCache(), new WeakMap<ReadonlySet<string>, SelectionCache>()),
  };
}

function toSearchText(doc: ProductDoc, category: Category | undefined): SearchText {
  const { name, brand, description, composition = "" } = doc;
  const { name: categoryName = "", aisle = 0 } = category ?? {};
  return { name, brand, description, composition, category: categoryName, aisle };
}

/** Does something with each of many, and lets others have a turn after some of them. */
async function inChunks<T>(all: readonly T[], act: (one: T) => void): Promise<void> {
  for (const one of all.slice(0, CHUNK)) act(one);
  await nextTurn();
  if (all.length > CHUNK) await inChunks(all.slice(CHUNK), act);
}

const CHUNK = 100;
