import type { ProductSort } from "@shop/contract";
import type { ListPlace } from "../cursor.ts";
import type { Ranks } from "../search/rank.ts";
import type { ListedProduct } from "./listed-product.ts";

/** What a sort compares, smallest first. `relevance` sorts by the rank of the product in one search. */
const VALUES: Record<Exclude<ProductSort, "relevance">, (product: ListedProduct) => string | number> = {
  name: ({ nameKey }) => nameKey,
  price: ({ price }) => price,
  priceDesc: ({ price }) => -price,
  unitPrice: ({ unitPriceRank }) => unitPriceRank,
  newest: ({ addedOn }) => -addedOn,
};

/** A sort that needs no query: relevance needs one to be relevant to. */
export type CatalogSort = keyof typeof VALUES;

/** An order of products as numbers, keys, which are quicker to compare than the places of a list. */
export type Order = {
  /** What comes after a place has this key or a larger one, all else a smaller one. Its product may be gone. */
  keyAfter: (place: ListPlace) => number;
  placeOf: (key: number) => ListPlace;
};

/** An order of a whole catalogue. */
export type CatalogOrder = Order & {
  /** The keys of some products, in no order: smaller ones come first, and no two products have the same. */
  keysOf: (rows: readonly number[]) => readonly number[];
};

/**
 * All products in the order of a sort that needs no query. A key is the index in it.
 * @param products by id
 */
export function inOrder(products: readonly ListedProduct[], sort: CatalogSort): CatalogOrder {
  const valueOf = VALUES[sort];
  const sorted = products
    .map((product, row) => ({ value: valueOf(product), id: product.id, row }))
    .toSorted(comparePlaces);
  const keys = new Uint32Array(sorted.length);
  for (const [key, { row }] of sorted.entries()) keys[row] = key;
  const all = [...sorted.keys()];
  return {
    // All products have all keys.
    keysOf: (rows) => (rows.length === all.length ? all : rows.map((row) => keys[row] ?? 0)),
    keyAfter: (place) => countPassing(sorted, (other) => comparePlaces(other, place) <= 0),
    placeOf: (key) => {
      const { value = 0, id = "" } = sorted[key] ?? {};
      return { value, id };
    },
  };
}

/**
 * The products of a search, the best first. A key is made of the rank, and of the row among equal ones.
 * @param products by id
 */
export function byRank(products: readonly ListedProduct[]): Order {
  const size = products.length;
  return {
    keyAfter: ({ value, id }) => Number(value) * size + countPassing(products, (other) => other.id <= id),
    placeOf: (key) => {
      const value = Math.floor(key / size);
      return { value, id: products[key - value * size]?.id ?? "" };
    },
  };
}

/**
 * The keys of products of a search in the order of their ranks.
 * @param rows some of those that were found, in ascending order
 * @param size of the whole catalogue
 */
export function keysByRank(rows: readonly number[], found: Ranks, size: number): number[] {
  let at = 0;
  return rows.map((row) => {
    while ((found.rows[at] ?? row) < row) at += 1;
    return -(found.ranks[at] ?? 0) * size + row;
  });
}

/** By value, then by id: no two products stand at the same place. */
function comparePlaces(a: ListPlace, b: ListPlace): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** How many at the beginning of a list pass, by halving: all that pass have to come before all that do not. */
function countPassing<T>(
  list: readonly T[],
  passes: (item: T) => boolean,
  from = 0,
  to = list.length,
): number {
  if (from === to) return from;
  const middle = Math.floor((from + to) / 2);
  const item = list[middle];
  return item !== undefined && passes(item)
    ? countPassing(list, passes, middle + 1, to)
    : countPassing(list, passes, from, middle);
}
