import type { ProductSort } from "@shop/contract";
import type { ListPlace } from "../cursor.ts";
import type { ListedProduct } from "./listed-product.ts";

/** What a sort compares, smallest first. `relevance` sorts by the rank of the product in one search. */
const VALUES: Record<Exclude<ProductSort, "relevance">, (product: ListedProduct) => string | number> = {
  name: ({ nameKey }) => nameKey,
  price: ({ price }) => price,
  priceDesc: ({ price }) => -price,
  unitPrice: ({ unitPriceRank }) => unitPriceRank,
  newest: ({ addedOn }) => -addedOn,
};

/** How a list is sorted: relevance needs a query to be relevant to. */
export type ListSort = keyof typeof VALUES | "relevance";

/** All products in the order of a sort that needs no query. */
export function inOrder(products: readonly ListedProduct[], sort: keyof typeof VALUES): ListPlace[] {
  const valueOf = VALUES[sort];
  return products.map((product) => ({ value: valueOf(product), id: product.id })).toSorted(comparePlaces);
}

/** The products of a search, the best first. */
export function byRank(ranks: ReadonlyMap<string, number>): ListPlace[] {
  return [...ranks].map(([id, rank]) => ({ value: -rank, id })).toSorted(comparePlaces);
}

/** By value, then by id: no two products stand at the same place. */
export function comparePlaces(a: ListPlace, b: ListPlace): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
