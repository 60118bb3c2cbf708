import { MAX_POPULARITY, type ProductSort } from "@shop/contract";
import type { ListPlace } from "../cursor.ts";
import type { Hit } from "../search/rank.ts";
import type { ListedProduct } from "./listed-product.ts";

/** The orders of a list. `popularity` stands for relevance where nothing is searched for. */
export type ListSort = ProductSort | "popularity";

/** What a sort compares, smallest first. `relevance` sorts by the rank of the product in one search. */
const VALUES: Record<Exclude<ListSort, "relevance">, (product: ListedProduct) => string | number> = {
  popularity: ({ popularity, nameKey }) =>
    `${String(MAX_POPULARITY - popularity).padStart(7, "0")} ${nameKey}`,
  name: ({ nameKey }) => nameKey,
  price: ({ price }) => price,
  priceDesc: ({ price }) => -price,
  unitPrice: ({ unitPriceRank }) => unitPriceRank,
  newest: ({ addedOn }) => -addedOn,
};

/** A sort that needs no query: relevance needs one to be relevant to. */
export type CatalogSort = keyof typeof VALUES;

/** A product with its place in a list, and its index in a `CatalogOrder`. */
export type PlacedProduct = ListPlace & { product: ListedProduct; at?: number };

/** All products in an order that needs no query. */
export type CatalogOrder = {
  /** In the order in which they lie in memory: so they are looked through several times as fast. */
  places: readonly PlacedProduct[];
  /** Some of them in their order. */
  sorted: (places: readonly PlacedProduct[]) => PlacedProduct[];
};

/** Sorts a catalogue once for all its lists. */
export function createOrder(products: readonly ListedProduct[], sort: CatalogSort): CatalogOrder {
  const valueOf = VALUES[sort];
  const places = products.map((product) => ({ value: valueOf(product), id: product.id, product, at: 0 }));
  const all = places.toSorted(comparePlaces);
  for (const [at, place] of all.entries()) place.at = at;
  return {
    places,
    sorted(some) {
      const isListed = new Uint8Array(all.length);
      for (const { at = 0 } of some) isListed[at] = 1;
      return all.filter((_, at) => isListed[at] === 1);
    },
  };
}

/** What a search has found, not sorted yet. */
export function placeHits(hits: readonly Hit[], sort: ListSort): PlacedProduct[] {
  return hits.map(({ product, rank }) => ({
    value: sort === "relevance" ? -rank : VALUES[sort](product),
    id: product.id,
    product,
  }));
}

/** Whether the places of a sort are texts; those of the others are numbers. */
export function isSortedByText(sort: ListSort): boolean {
  return sort === "name" || sort === "popularity";
}

export function sortPlaces(places: readonly PlacedProduct[]): PlacedProduct[] {
  return places.toSorted(comparePlaces);
}

/** By value, then by id: no two products stand at the same place. */
function comparePlaces(a: ListPlace, b: ListPlace): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
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
