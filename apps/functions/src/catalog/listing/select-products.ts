import { createHash } from "node:crypto";
import type { Facets, ProductFilters } from "@shop/contract";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { filterProducts } from "./filter-products.ts";
import { placeHits, type ListSort, type PlacedProduct } from "./sorts.ts";

/** What a search asks for. An empty query is none, and is never sorted by relevance. */
export type Search = {
  category: string | undefined;
  query: string;
  filters: ProductFilters;
  sort: ListSort;
};

/** The products of a search in their order, and what each filter would leave. */
export type Selection = { places: readonly PlacedProduct[]; facets: Facets; didYouMean: string | undefined };

/** What a search finds in one version of the catalogue. */
export function selectProducts(
  { categories, search, orderBy }: CatalogSnapshot,
  { category, query, filters, sort }: Search,
  soldOut: ReadonlySet<string>,
): Selection {
  const answer = query === "" ? undefined : search.find(query, sort !== "relevance");
  const all = answer ? placeHits(answer.hits, sort) : orderBy(sort);
  return {
    ...filterProducts(all, categories, { category, filters, soldOut }),
    didYouMean: answer?.didYouMean,
  };
}

/** Names a list in its cursors. */
export function listOf({ category, query, filters, sort }: Search): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const chosen = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, chosen, sort]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
