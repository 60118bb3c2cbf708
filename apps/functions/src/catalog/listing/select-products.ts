import { createHash } from "node:crypto";
import type { Facets, ProductFilters, ProductSort } from "@shop/contract";
import { READINGS, type Answer, type Reading } from "../search/product-search.ts";
import { placeIn, type ListPlace } from "../cursor.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { countFacets } from "./count-facets.ts";
import { passesBrands, passesCategory, passesFilters, type Narrowing } from "./filters.ts";
import type { ListedProduct } from "./listed-product.ts";
import { byRank, comparePlaces } from "./sorts.ts";

/** What a search asks for. An empty query is none. */
export type Search = {
  category: string | undefined;
  query: string;
  filters: ProductFilters;
  sort: ProductSort;
};

/** The products of a search in their order, from its cursor on. */
export type Selection = {
  /** What its cursors belong to. */
  list: string;
  rest: readonly ListPlace[];
  total: number;
  facets: Facets;
  didYouMean: string | undefined;
};

/**
 * What a search finds in one version of the catalogue. A product's place depends on nothing but the product and
 * the search: while others change, come or go, it is on exactly one page.
 * @returns undefined for a cursor of another list
 */
export function selectProducts(
  snapshot: CatalogSnapshot,
  search: Search,
  soldOut: ReadonlySet<string>,
  cursor: string | undefined,
): Selection | undefined {
  const readings = search.query === "" ? [undefined] : READINGS;
  const started = cursor === undefined ? undefined : startOf(readings, search, cursor);
  if (cursor !== undefined && !started) return undefined;
  const { reading, answer } = started
    ? { reading: started.reading, answer: read(snapshot, search, started.reading) }
    : firstAnswer(snapshot, search, readings);

  const narrowing: Narrowing = { category: search.category, filters: search.filters, soldOut };
  const counted = foundIn(snapshot, answer).filter((product) => passesFilters(product, narrowing));
  const listed = new Set(
    counted
      .filter((product) => passesCategory(product, narrowing) && passesBrands(product, narrowing))
      .map(({ id }) => id),
  );
  const places = orderOf(snapshot, search.sort, answer).filter(({ id }) => listed.has(id));
  return {
    list: listOf(search, reading),
    rest: started ? places.filter((place) => comparePlaces(place, started.place) > 0) : places,
    total: listed.size,
    facets: countFacets(counted, snapshot.categories, narrowing),
    didYouMean: answer?.didYouMean,
  };
}

/** A page repeats the reading of the first one, which its cursor names. */
function startOf(readings: readonly (Reading | undefined)[], search: Search, cursor: string) {
  for (const reading of readings) {
    const place = placeIn(listOf(search, reading), cursor);
    if (place && typeof place.value === (search.sort === "name" ? "string" : "number"))
      return { reading, place };
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
  if (!answer || answer.ranks.size > 0 || laxer.length === 0) return { reading, answer };
  return firstAnswer(snapshot, search, laxer);
}

function read(
  { search }: CatalogSnapshot,
  { query }: Search,
  reading: Reading | undefined,
): Answer | undefined {
  return reading && search.find(query, reading);
}

/** What the words of a query have found, without a look at the rest of the catalogue; all of it when there are none. */
function foundIn({ products }: CatalogSnapshot, answer: Answer | undefined): ListedProduct[] {
  return answer ? [...answer.ranks.keys()].flatMap((id) => products.get(id) ?? []) : [...products.values()];
}

function orderOf(
  snapshot: CatalogSnapshot,
  sort: ProductSort,
  answer: Answer | undefined,
): readonly ListPlace[] {
  if (sort !== "relevance") return snapshot.inOrder(sort);
  return answer ? byRank(answer.ranks) : snapshot.inOrder("name");
}

/** Names a list in its cursors. */
function listOf({ category, query, filters, sort }: Search, reading: Reading | undefined): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const narrowing = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, narrowing, sort, reading]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
