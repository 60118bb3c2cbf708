import type { Category } from "@shop/contract";
import { createProductSearch, type ProductSearch, type SearchText } from "../search/product-search.ts";
import { wordsOf } from "../search/words.ts";
import type { ProductDoc } from "../product-doc.ts";
import { readCategories } from "../read-categories.ts";
import type { Store } from "../../store/store.ts";
import { kept } from "./create-cache.ts";
import { toListedProduct, type ListedProduct } from "./listed-product.ts";
import { toColumns, type ProductColumns } from "./product-columns.ts";
import { readAllProducts } from "./read-all.ts";
import { createSelectionCache, type SelectionCache } from "./selection-cache.ts";
import { inOrder, type CatalogOrder, type CatalogSort } from "./sorts.ts";

/** One version of the catalogue in memory, as lists and searches need it. */
export type CatalogSnapshot = {
  version: number;
  categories: readonly Category[];
  /** By name. */
  brands: readonly string[];
  /** Sorted by id; the index of a product is its row, which is what columns, search and orders know it by. */
  products: readonly ListedProduct[];
  rowOf: (id: string) => number | undefined;
  columns: ProductColumns;
  search: ProductSearch;
  /** The words of a product's name; split at the first use. */
  termsOf: (row: number) => ReadonlySet<string>;
  /** All products in an order that needs no query; sorted at the first use. */
  inOrder: (sort: CatalogSort) => CatalogOrder;
  /** The lists that were asked for last while these ids were sold out: they go when that list is read anew. */
  selections: (soldOut: ReadonlySet<string>) => SelectionCache;
};

/** Reads the whole catalogue. @param version the one that the store had before the reading began */
export async function takeSnapshot(store: Store, version: number): Promise<CatalogSnapshot> {
  const categories = await readCategories(store);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const read: { product: ListedProduct; text: SearchText }[] = [];
  for await (const page of readAllProducts(store)) {
    for (const doc of page)
      read.push({ product: toListedProduct(doc), text: toSearchText(doc, byId.get(doc.category)) });
  }
  // Stores differ in how they sort what is not a plain letter.
  const sorted = read.toSorted(({ product: a }, { product: b }) => (a.id < b.id ? -1 : 1));
  const products = sorted.map(({ product }) => product);
  const rows = new Map(products.map(({ id }, row) => [id, row]));
  const rowOf = (id: string) => rows.get(id);
  const columns = toColumns(products, rowOf);
  return {
    version,
    categories,
    brands: columns.brand.labels.filter((brand) => brand !== "").toSorted(),
    products,
    rowOf,
    columns,
    search: await createProductSearch(sorted.map(({ text }) => text)),
    termsOf: kept((row) => new Set(wordsOf(products[row]?.name ?? "").map(({ term }) => term))),
    inOrder: kept((sort) => inOrder(products, sort)),
    selections: kept(() => createSelectionCache(), new WeakMap<ReadonlySet<string>, SelectionCache>()),
  };
}

function toSearchText(doc: ProductDoc, category: Category | undefined): SearchText {
  const { name, brand, description, composition = "" } = doc;
  return {
    name,
    brand,
    description,
    composition,
    category: category?.name ?? "",
    aisle: category?.aisle ?? 0,
  };
}
