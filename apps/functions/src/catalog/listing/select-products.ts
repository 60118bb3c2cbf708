import { createHash } from "node:crypto";
import type { ProductFilters } from "@shop/contract";
import { MATCH_MODES, type Answer, type MatchMode } from "../search/product-search.ts";
import { placeIn, type ListPlace } from "../cursor.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { filterProducts } from "./filter-products.ts";
import type { Selection } from "./selection.ts";
import { isSortedByText, placeFound, sortPlaces, type CatalogOrder, type ListSort } from "./sorts.ts";

/** What a search asks for. An empty query is none. */
export type Search = {
  category: string | undefined;
  query: string;
  filters: ProductFilters;
  sort: ListSort;
};

/**
 * How the words of a search are matched. `isStrong` leaves out what has one of them in its composition or description
 * alone: by relevance that comes last, in any other order it would come between what was meant.
 */
type Matching = { mode: MatchMode; isStrong: boolean };

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
  const matchings = search.query === "" ? [undefined] : matchingsOf(search);
  const started = cursor === undefined ? undefined : startOf(matchings, search, cursor);
  if (cursor !== undefined && !started) return undefined;
  const known = snapshot
    .selections(soldOut)
    .memo(listOf(search, undefined), { context: () => select(snapshot, search, soldOut, matchings) });
  // A page repeats the matching of the first one, which another catalogue may have answered.
  const isKnown = !started || started.list === known.list;
  return {
    selection: isKnown ? known : select(snapshot, search, soldOut, [started.matching]),
    start: started?.place,
  };
}

/** The strictest first. */
function matchingsOf({ sort }: Search): Matching[] {
  const strengths = sort === "relevance" ? [false] : [true, false];
  return MATCH_MODES.flatMap((mode) => strengths.map((isStrong) => ({ mode, isStrong })));
}

function select(
  snapshot: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  matchings: readonly (Matching | undefined)[],
): Selection {
  const { matching, answer } = firstAnswer(snapshot, search, matchings);
  const { products, categories, orderBy } = snapshot;
  const { category, filters, sort } = search;
  const { byRow, sorted }: CatalogOrder = answer
    ? { byRow: placeFound(answer.found, products, sort), sorted: sortPlaces }
    : orderBy(sort === "relevance" ? "popularity" : sort);
  const { places, facets } = filterProducts(byRow, categories, { category, filters, soldOut });
  return {
    list: listOf(search, matching),
    places: sorted(places),
    facets,
    didYouMean: answer?.didYouMean,
  };
}

/** The list and the place that a cursor names, and how the first page of that list was matched. */
function startOf(matchings: readonly (Matching | undefined)[], search: Search, cursor: string) {
  for (const matching of matchings) {
    const list = listOf(search, matching);
    const place = placeIn(list, cursor);
    if (place && typeof place.value === (isSortedByText(search.sort) ? "string" : "number"))
      return { list, matching, place };
  }
  return undefined;
}

/** The answer of the strictest matching that finds something. */
function firstAnswer(
  snapshot: CatalogSnapshot,
  search: Search,
  [matching, ...laxer]: readonly (Matching | undefined)[],
): { matching: Matching | undefined; answer: Answer | undefined } {
  if (!matching) return { matching, answer: undefined };
  const { mode, isStrong } = matching;
  if (mode === "fuzzy" && laxer.length > 0 && !snapshot.search.isFuzzyWider(search.query))
    return firstAnswer(snapshot, search, laxer);
  const { found, didYouMean } = snapshot.search.find(search.query, mode);
  const answer = { found: isStrong ? found.filter((each) => each.isStrong) : found, didYouMean };
  if (answer.found.length > 0 || laxer.length === 0) return { matching, answer };
  return firstAnswer(snapshot, search, laxer);
}

/** Names a list, in its cursors and in the cache. */
function listOf({ category, query, filters, sort }: Search, matching: Matching | undefined): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const chosen = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, chosen, sort, matching]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
