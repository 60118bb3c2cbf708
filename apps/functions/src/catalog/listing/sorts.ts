import { unitPriceRank } from "@shop/commerce";
import { MAX_POPULARITY, type ProductSort } from "@shop/contract";
import type { ProductDoc } from "../../documents/product-doc.ts";
import type { Hit } from "../search/product-search.ts";

/** How a list can be sorted. `popularity` replaces relevance without a query. */
export type ListSort = ProductSort | "popularity";

/** The position of a product in a list: by the value that sorts it, and by id among equal ones. */
export type ListPlace = { value: string | number; id: string };

/** A product with its place in a list. */
export type RankedProduct = ListPlace & { product: ProductDoc };

/** What a sort compares, smallest first. Products without popularity or date are last. */
const VALUES: Record<ListSort, (hit: Hit) => string | number> = {
  relevance: ({ score }) => -score,
  // A text of seven digits and the name, so that equally popular products are sorted by name.
  popularity: ({ product: { popularity = -1, nameKey } }) =>
    `${String(MAX_POPULARITY - popularity).padStart(7, "0")} ${nameKey}`,
  name: ({ product }) => product.nameKey,
  price: ({ product }) => product.price,
  priceDesc: ({ product }) => -product.price,
  unitPrice: ({ product }) => unitPriceRank(product),
  newest: ({ product: { addedOn } }) => (addedOn === undefined ? 0 : -Date.parse(addedOn)),
};

/** Products in the order of a sort. */
export function rankHits(hits: readonly Hit[], sort: ListSort): RankedProduct[] {
  return hits
    .map((hit) => ({ value: VALUES[sort](hit), id: hit.product.id, product: hit.product }))
    .toSorted(comparePlaces);
}

/** By value, then by id, so that every position is unique. */
export function comparePlaces(a: ListPlace, b: ListPlace): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
