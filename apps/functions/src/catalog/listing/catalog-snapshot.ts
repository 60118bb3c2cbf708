import type { Category } from "@shop/contract";
import { createProductSearch, type ProductSearch, type SearchText } from "../search/product-search.ts";
import { wordsOf } from "../search/words.ts";
import type { ListPlace } from "../cursor.ts";
import type { ProductDoc } from "../product-doc.ts";
import { readCategories } from "../read-categories.ts";
import type { Store } from "../../store/store.ts";
import { toListedProduct, type ListedProduct } from "./listed-product.ts";
import { readAllProducts } from "./read-all.ts";
import { inOrder, type ListSort } from "./sorts.ts";

/** One version of the catalogue in memory, as lists and searches need it. */
export type CatalogSnapshot = {
  version: number;
  categories: readonly Category[];
  /** By name. */
  brands: readonly string[];
  products: ReadonlyMap<string, ListedProduct>;
  search: ProductSearch;
  /** The words of a product's name, by its id; split at the first use. */
  termsOf: (id: string) => ReadonlySet<string>;
  /** All products in an order that needs no query; sorted at the first use. */
  inOrder: (sort: Exclude<ListSort, "relevance">) => readonly ListPlace[];
};

/** Reads the whole catalogue. @param version the one that the store had before the reading began */
export async function takeSnapshot(store: Store, version: number): Promise<CatalogSnapshot> {
  const categories = await readCategories(store);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const products = new Map<string, ListedProduct>();
  const texts: SearchText[] = [];
  for await (const page of readAllProducts(store)) {
    for (const doc of page) {
      products.set(doc.id, toListedProduct(doc));
      texts.push(toSearchText(doc, byId.get(doc.category)));
    }
  }
  const terms = new Map<string, ReadonlySet<string>>();
  const orders = new Map<string, readonly ListPlace[]>();
  return {
    version,
    categories,
    brands: [...new Set(texts.map(({ brand }) => brand))].filter((brand) => brand !== "").toSorted(),
    products,
    search: await createProductSearch(texts),
    termsOf: (id) => {
      const known = terms.get(id) ?? new Set(wordsOf(products.get(id)?.name ?? "").map(({ term }) => term));
      terms.set(id, known);
      return known;
    },
    inOrder: (sort) => {
      const order = orders.get(sort) ?? inOrder([...products.values()], sort);
      orders.set(sort, order);
      return order;
    },
  };
}

function toSearchText(doc: ProductDoc, category: Category | undefined): SearchText {
  const { id, name, brand, description, composition = "" } = doc;
  return {
    id,
    name,
    brand,
    description,
    composition,
    category: category?.name ?? "",
    aisle: category?.aisle ?? 0,
  };
}
