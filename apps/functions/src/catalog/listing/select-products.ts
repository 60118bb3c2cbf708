import { createHash } from "node:crypto";
import type { ProductFilters, ProductSort } from "@shop/contract";
import { READINGS, type Answer, type Reading } from "../search/product-search.ts";
import { placeIn, type ListPlace } from "../cursor.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { firstPlaces } from "./first-places.ts";
import { filterColumns, type Narrowing } from "./filter-columns.ts";
import type { Selection } from "./selection.ts";
import { byRank, keysByRank, type Order } from "./sorts.ts";
import { toFacets } from "./to-facets.ts";

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
 * is kept with the snapshot: the next pages, and most shoppers, ask for the same few lists.
 * @returns undefined for a cursor of another list
 */
export function selectProducts(
  snapshot: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  cursor: string | undefined,
): { selection: Selection; start: ListPlace | undefined } | undefined {
  const readings = search.query === "" ? [undefined] : READINGS;
  const started = cursor === undefined ? undefined : startOf(readings, search, cursor);
  if (cursor !== undefined && !started) return undefined;
  const known = snapshot
    .selections(soldOut)
    .memo(listOf(search, undefined), { context: () => select(snapshot, search, soldOut, readings) });
  // A page repeats the reading of the first one, which another catalogue may have answered.
  const isKnown = !started || started.list === known.list;
  return {
    selection: isKnown ? known : select(snapshot, search, soldOut, [started.reading]),
    start: started?.place,
  };
}

function select(
  snapshot: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  readings: readonly (Reading | undefined)[],
): Selection {
  const { reading, answer } = firstAnswer(snapshot, search, readings);
  const { columns, categories } = snapshot;
  const narrowing: Narrowing = { category: search.category, filters: search.filters, soldOut };
  const filtered = filterColumns(answer?.rows, columns, narrowing);
  const { order, keys } = sorted(snapshot, search.sort, answer, filtered.rows);
  return {
    list: listOf(search, reading),
    placesAfter: (place, count) => firstPlaces(keys, order, count, place),
    total: filtered.rows.length,
    facets: toFacets(filtered, columns, categories, narrowing),
    didYouMean: answer?.didYouMean,
  };
}

/** The list and the place that a cursor names, and how the first page of that list was read. */
function startOf(readings: readonly (Reading | undefined)[], search: Search, cursor: string) {
  for (const reading of readings) {
    const list = listOf(search, reading);
    const place = placeIn(list, cursor);
    if (place && typeof place.value === (search.sort === "name" ? "string" : "number"))
      return { list, reading, place };
  }
  return undefined;
}

/** The strictest reading that finds something. */
function firstAnswer(
  snapshot: CatalogSnapshot,
  search: Search,
  [reading, ...laxer]: readonly (Reading | undefined)[],
): { reading: Reading | undefined; answer: Answer | undefined } {
  const answer = read(snapshot, search, reading);
  if (!answer || answer.rows.length > 0 || laxer.length === 0) return { reading, answer };
  return firstAnswer(snapshot, search, laxer);
}

function read(
  { search }: CatalogSnapshot,
  { query }: Search,
  reading: Reading | undefined,
): Answer | undefined {
  return reading && search.find(query, reading);
}

/** An order, and the keys of a list in it. It holds nothing of the answer: what else was found is not kept. */
function sorted(
  snapshot: CatalogSnapshot,
  sort: ProductSort,
  answer: Answer | undefined,
  rows: readonly number[],
): { order: Order; keys: readonly number[] } {
  const { products } = snapshot;
  if (sort === "relevance" && answer)
    return { order: byRank(products), keys: keysByRank(rows, answer, products.length) };
  const order = snapshot.inOrder(sort === "relevance" ? "name" : sort);
  return { order, keys: order.keysOf(rows) };
}

/** Names a list, in its cursors and among those that are kept. */
function listOf({ category, query, filters, sort }: Search, reading: Reading | undefined): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const narrowing = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, narrowing, sort, reading]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
