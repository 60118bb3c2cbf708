import { FailureError } from "@shop/contract";
import type { CallInput, CallOutput } from "@shop/contract/schemas";
import type { Store } from "../../documents/collections.ts";
import { encodeCursor, placeIn } from "../cursor.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";
import type { CatalogCache } from "./catalog-cache.ts";
import { fillPage } from "./fill-page.ts";
import { passesFilters } from "./filter-products.ts";
import { readNeighbours } from "./read-neighbours.ts";
import { listOf, selectProducts, type Search } from "./select-products.ts";
import { isSortedByText } from "./sorts.ts";

type Input = CallInput<"httpCatalogServices", "listProducts"> & { limit: number };

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
    filters.inStock ? cache.soldOut() : cache.lastSoldOut(),
  ]);
  const trimmed = query.trim();
  const search: Search = {
    category,
    query: trimmed,
    filters,
    sort: sort === "relevance" && trimmed === "" ? "popularity" : sort,
  };
  const list = listOf(search);
  const start = cursor === undefined ? undefined : placeIn(list, cursor);
  const isOfList = start && (typeof start.value === "string") === isSortedByText(search.sort);
  if (cursor !== undefined && !isOfList) throw new FailureError({ id: 422, field: "cursor" });
  const { places, facets, didYouMean } = selectProducts(snapshot, search, soldOut);
  // One more than asked tells whether there is a next page.
  const accepts = (doc: ProductDoc) => passesFilters(doc, doc.inStock, filters);
  const found = await fillPage(store, places, limit + 1, accepts, start);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    products: page.map(({ doc }) => doc),
    total: places.length,
    facets,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(places.length === 0 && { neighbours: await readNeighbours(store, snapshot, search, soldOut) }),
    ...(found.length > limit && last ? { nextCursor: encodeCursor(list, last.place) } : {}),
  };
}
