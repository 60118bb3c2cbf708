import { createHash } from "node:crypto";
import type { ProductFilters, ProductSort } from "@shop/contract";
import { MATCH_MODES, type Answer, type MatchMode } from "../search/product-search.ts";
import { placeIn, type ListPlace } from "../cursor.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { filterProducts } from "./filter-products.ts";
import type { Selection } from "./selection.ts";
import { placeFound, sortPlaces, type CatalogOrder } from "./sorts.ts";

/** What a search asks for. An empty query is none. */
export type Search = {
  category: string | undefined;
  query: string;
  filters: ProductFilters;
  sort: ProductSort;
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
  const modes = search.query === "" ? [undefined] : MATCH_MODES;
  const started = cursor === undefined ? undefined : startOf(modes, search, cursor);
  if (cursor !== undefined && !started) return undefined;
  const known = snapshot
    .selections(soldOut)
    .memo(listOf(search, undefined), { context: () => select(snapshot, search, soldOut, modes) });
  // A page repeats the mode of the first one, which another catalogue may have answered.
  const isKnown = !started || started.list === known.list;
  return {
    selection: isKnown ? known : select(snapshot, search, soldOut, [started.mode]),
    start: started?.place,
  };
}

function select(
  snapshot: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  modes: readonly (MatchMode | undefined)[],
): Selection {
  const { mode, answer } = firstAnswer(snapshot, search, modes);
  const { products, categories, orderBy } = snapshot;
  const { category, filters, sort } = search;
  const { byRow, sorted }: CatalogOrder = answer
    ? { byRow: placeFound(answer.found, products, sort), sorted: sortPlaces }
    : orderBy(sort === "relevance" ? "name" : sort);
  const { places, facets } = filterProducts(byRow, categories, { category, filters, soldOut });
  return {
    list: listOf(search, mode),
    places: sorted(places),
    facets,
    didYouMean: answer?.didYouMean,
  };
}

/** The list and the place that a cursor names, and how the first page of that list was matched. */
function startOf(modes: readonly (MatchMode | undefined)[], search: Search, cursor: string) {
  for (const mode of modes) {
    const list = listOf(search, mode);
    const place = placeIn(list, cursor);
    if (place && typeof place.value === (search.sort === "name" ? "string" : "number"))
      return { list, mode, place };
  }
  return undefined;
}

/** The strictest mode that finds something. */
function firstAnswer(
  snapshot: CatalogSnapshot,
  search: Search,
  [mode, ...laxer]: readonly (MatchMode | undefined)[],
): { mode: MatchMode | undefined; answer: Answer | undefined } {
  if (mode === "fuzzy" && laxer.length > 0 && !snapshot.search.isFuzzyWider(search.query))
    return firstAnswer(snapshot, search, laxer);
  const answer = mode && snapshot.search.find(search.query, mode);
  if (!answer || answer.found.length > 0 || laxer.length === 0) return { mode, answer };
  return firstAnswer(snapshot, search, laxer);
}

/** Names a list, in its cursors and in the cache. */
function listOf({ category, query, filters, sort }: Search, mode: MatchMode | undefined): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const chosen = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, chosen, sort, mode]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
