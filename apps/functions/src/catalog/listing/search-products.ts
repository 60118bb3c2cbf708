import { FailureError, type Product } from "@shop/contract";
import type { CallInput, CallOutput } from "@shop/contract/schemas";
import type { Store } from "../../documents/collections.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";
import { encodeCursor, listOf, placeIn } from "./cursor.ts";
import { readBuyable } from "../stored/read-buyable.ts";
import type { CatalogCache } from "./catalog-cache.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { filterProducts, passesFilters, type Search } from "./filter-products.ts";
import { comparePlaces, rankHits, type RankedProduct } from "./sorts.ts";

type Input = CallInput<"httpCatalogServices", "listProducts"> & { limit: number };

const MAX_NEIGHBOURS = 8;
/** How many are read: some may by now be sold out, or sold only in the store. */
const CANDIDATES = 3 * MAX_NEIGHBOURS;

/**
 * One page of a search. Places come from the version of the catalogue that is in memory; prices, offers and
 * stock from the documents, as they are now.
 * @throws FailureError 422 for a cursor of another list
 */
export async function searchProducts(
  store: Store,
  cache: CatalogCache,
  { category, query = "", filters = {}, sort = "relevance", cursor, limit }: Input,
): Promise<CallOutput<"httpCatalogServices", "listProducts">> {
  const [snapshot, soldOut] = await Promise.all([
    cache.snapshot(),
    // The filter "in stock" decides what is shown, so it needs recent ids; without it they are only counted.
    filters.inStock ? cache.soldOut() : cache.lastSoldOut(),
  ]);
  const search: Search = { category, query: query.trim(), filters, sort };
  if (sort === "relevance" && search.query === "") search.sort = "popularity";
  const list = listOf(search);
  const after = cursor === undefined ? undefined : placeIn(list, cursor);
  const { places, facets, didYouMean } = selectProducts(snapshot, search, soldOut);
  const [first] = places;
  // A forged cursor may hold a text where this sort has numbers: it could not be compared.
  const isComparable = after && (!first || typeof first.value === typeof after.value);
  if (cursor !== undefined && !isComparable) throw new FailureError({ id: 422, field: "cursor" });
  const rest = after ? places.filter((place) => comparePlaces(place, after) > 0) : places;
  const accepts = (doc: ProductDoc) => passesFilters(doc, doc.inStock, filters);
  // One more than requested, to know whether there is a next page.
  const found = await readFresh(store, rest, limit + 1, accepts);
  const last = found[limit - 1];
  return {
    products: found.slice(0, limit).map(({ doc }) => doc),
    total: places.length,
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(places.length === 0 && { neighbours: await readNeighbours(store, snapshot, search, soldOut) }),
    ...(found.length > limit && last && { nextCursor: encodeCursor(list, last.place) }),
  };
}

/** The products of a search in their order, and what each filter would leave, in one version of the catalogue. */
function selectProducts(
  { categories, search, sortedBy }: CatalogSnapshot,
  wanted: Search,
  soldOut: ReadonlySet<string>,
) {
  const { query, sort } = wanted;
  const answer = query === "" ? undefined : search.find(query, sort !== "relevance");
  const all = answer ? rankHits(answer.hits, sort) : sortedBy(sort);
  return { ...filterProducts(all, categories, wanted, soldOut), didYouMean: answer?.didYouMean };
}

/** Reads `count` current documents. Removed products, and those that no longer match, are replaced by the next. */
async function readFresh(
  store: Store,
  list: readonly RankedProduct[],
  count: number,
  accepts: (doc: ProductDoc) => boolean,
): Promise<{ doc: ProductDoc; place: RankedProduct }[]> {
  const places = list.slice(0, count);
  const ids = places.map(({ id }) => id);
  const docs = await store.getMany("products", ids);
  const page = places.flatMap((place, at) => {
    const doc = docs[at];
    return doc && accepts(doc) ? [{ doc, place }] : [];
  });
  if (page.length === count || places.length < count) return page;
  return [...page, ...(await readFresh(store, list.slice(count), count - page.length, accepts))];
}

/** Alternatives to an empty search: the nearest list with something to buy. */
async function readNeighbours(
  store: Store,
  snapshot: CatalogSnapshot,
  { query, category }: Search,
  soldOut: ReadonlySet<string>,
): Promise<Product[]> {
  const everything: Search = { category: undefined, filters: {}, query: "", sort: "popularity" };
  const lists = [
    { ...everything, query, sort: "relevance" as const },
    { ...everything, category },
    everything,
  ];
  // Without a query, the first list is the same as the last.
  for (const list of lists.slice(query === "" ? 1 : 0)) {
    const ids = selectProducts(snapshot, list, soldOut).places.map(({ id }) => id);
    const candidates = ids.filter((id) => !soldOut.has(id)).slice(0, CANDIDATES);
    // The next list is only read if this one is empty.
    // oxlint-disable-next-line no-await-in-loop
    const products = await readBuyable(store, candidates, MAX_NEIGHBOURS);
    if (products.length > 0) return products;
  }
  return [];
}
