import { createHash } from "node:crypto";
import type { ProductFilters } from "@shop/contract";
import { MATCH_MODES, type Matching } from "../search/product-search.ts";
import { placeIn, type ListPlace } from "../cursor.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { filterProducts } from "./filter-products.ts";
import type { Selection } from "./selection.ts";
import { isSortedByText, placeHits, sortPlaces, type CatalogOrder, type ListSort } from "./sorts.ts";

/** What a search asks for. An empty query is none. */
export type Search = {
  category: string | undefined;
  query: string;
  filters: ProductFilters;
  sort: ListSort;
};

/**
 * What a search finds in one version of the catalogue, and where its cursor stands. A product's place depends on
 * nothing but the product and the search: while others change, come or go, it is on exactly one page. What was found
 * is cached with the snapshot: the next pages, and most shoppers, ask for the same few lists.
 * @returns undefined for a cursor of another list
 */
export function selectProducts(
  snapshot: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  cursor: string | undefined,
): { selection: Selection; start: ListPlace | undefined } | undefined {
  const matchings = matchingsOf(search);
  // A page repeats the matching of the first one, which another catalogue may have answered.
  const repeated = cursor === undefined ? undefined : matchingOf(matchings, search, cursor);
  if (cursor !== undefined && !repeated) return undefined;
  let selection: Selection | undefined;
  for (const matching of repeated ? [repeated.matching] : matchings) {
    if (selection && matching.mode === "fuzzy" && !snapshot.search.isFuzzyWider(search.query)) continue;
    selection = select(snapshot, search, soldOut, matching);
    if (selection.isAnswer) break;
  }
  return selection && { selection, start: repeated?.place };
}

/** The strictest first. */
function matchingsOf({ query, sort }: Search): Matching[] {
  if (query === "") return [{ mode: "all", isStrong: false }];
  const strengths = sort === "relevance" ? [false] : [true, false];
  return MATCH_MODES.flatMap((mode) => strengths.map((isStrong) => ({ mode, isStrong })));
}

/** How the first page of a list was matched, and the place after which its next one begins. */
function matchingOf(matchings: readonly Matching[], search: Search, cursor: string) {
  const type = isSortedByText(search.sort) ? "string" : "number";
  for (const matching of matchings) {
    const place = placeIn(listOf(search, matching), cursor);
    if (place && typeof place.value === type) return { matching, place };
  }
  return undefined;
}

function select(
  { search: index, categories, orderBy, selections }: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  matching: Matching,
): Selection {
  const list = listOf(search, matching);
  const cached = selections(soldOut).get(list);
  if (cached) return cached;
  const { category, query, filters, sort } = search;
  const answer = query === "" ? undefined : index.find(query, matching);
  const all: CatalogOrder = answer
    ? { places: placeHits(answer.hits, sort), sorted: sortPlaces }
    : orderBy(sort === "relevance" ? "popularity" : sort);
  const { places, facets } = filterProducts(all.places, categories, { category, filters, soldOut });
  const selection: Selection = {
    list,
    isAnswer: all.places.length > 0,
    places: all.sorted(places),
    facets,
    didYouMean: answer?.didYouMean,
  };
  selections(soldOut).set(list, selection);
  return selection;
}

/** Names a list, in its cursors and in the cache. */
export function listOf({ category, query, filters, sort }: Search, matching: Matching): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const chosen = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, chosen, sort, matching]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
