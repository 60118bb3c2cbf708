import { unitPriceRank } from "@shop/commerce";
import { MAX_POPULARITY, type ProductSort } from "@shop/contract";
import type { ListPlace } from "../cursor.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";

/** The orders of a list. `popularity` stands for relevance where nothing is searched for. */
export type ListSort = ProductSort | "popularity";

/** A product, and how well it answers a search; 0 where nothing is searched for. */
export type Hit = { product: ProductDoc; score: number };

/** What a sort compares, smallest first. What has no popularity or no date comes after all that have one. */
const VALUES: Record<ListSort, (hit: Hit) => string | number> = {
  relevance: ({ score }) => -score,
  popularity: ({ product: { popularity = -1, nameKey } }) =>
    `${String(MAX_POPULARITY - popularity).padStart(7, "0")} ${nameKey}`,
  name: ({ product }) => product.nameKey,
  price: ({ product }) => product.price,
  priceDesc: ({ product }) => -product.price,
  unitPrice: ({ product }) => unitPriceRank(product),
  newest: ({ product: { addedOn } }) => (addedOn === undefined ? 0 : -Date.parse(addedOn)),
};

/** A product with its place in a list. */
export type PlacedProduct = ListPlace & { product: ProductDoc };

/** Products in the order of a sort. */
export function placeHits(hits: readonly Hit[], sort: ListSort): PlacedProduct[] {
  return hits
    .map((hit) => ({ value: VALUES[sort](hit), id: hit.product.id, product: hit.product }))
    .toSorted(comparePlaces);
}

/** By value, then by id: no two products stand at the same place. */
function comparePlaces(a: ListPlace, b: ListPlace): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Whether the places of a sort are texts; those of the others are numbers. */
export function isSortedByText(sort: ListSort): boolean {
  return sort === "name" || sort === "popularity";
}

/** So many places of a sorted list, from its first or after one whose product may be gone; fewer at its end. */
export function placesAfter(
  places: readonly PlacedProduct[],
  after: ListPlace | undefined,
  count: number,
): ListPlace[] {
  const start = after ? places.findIndex((place) => comparePlaces(place, after) > 0) : 0;
  return start < 0 ? [] : places.slice(start, start + count).map(({ value, id }) => ({ value, id }));
}
