import type { Money, ProductFilters, ProductSort } from "@shop/contract";

/** What the marketplace is asked to show: all that its address says. */
export type Listing = {
  category: string | null;
  /** What is searched for, without spaces around it; empty when nothing is. */
  query: string;
  /** Any of these, in the order of their letters. */
  brands: string[];
  /** In minor units, both included. */
  minPrice: Money | null;
  maxPrice: Money | null;
  onOffer: boolean;
  inStock: boolean;
  coldChain: boolean;
  sort: ProductSort;
};

/** Every product, as the shop sorts them by itself. */
export const EVERYTHING: Listing = {
  category: null,
  query: "",
  brands: [],
  minPrice: null,
  maxPrice: null,
  onOffer: false,
  inStock: false,
  coldChain: false,
  sort: "relevance",
};

/** What of an address could not be understood, and was left out or put right. */
export type ListingError = "category" | "sort" | "price" | "priceOrder" | "brands" | "query" | "switch";

/** One page of a listing, as the server is asked for it. */
export type PageRequest = {
  category?: string;
  query?: string;
  filters: ProductFilters;
  sort?: ProductSort;
  /** Of the page before; without it the first page. */
  cursor?: string;
};

/** Two listings of the same key show the same. */
export function keyOf(listing: Listing): string {
  const { category, query, brands, minPrice, maxPrice, onOffer, inStock, coldChain, sort } = listing;
  return JSON.stringify([category, query, brands, minPrice, maxPrice, onOffer, inStock, coldChain, sort]);
}

/**
 * The call that reads a page. It always names filters, also none: that makes it a search, whose answer says how
 * many products each filter would leave.
 */
export function toPageRequest(listing: Listing, cursor: string | null): PageRequest {
  const { category, query, brands, minPrice, maxPrice, onOffer, inStock, coldChain, sort } = listing;
  return {
    ...(category !== null && { category }),
    ...(query !== "" && { query }),
    filters: {
      ...(brands.length > 0 && { brands }),
      ...(minPrice !== null && { minPrice }),
      ...(maxPrice !== null && { maxPrice }),
      ...(onOffer && { onOffer }),
      ...(inStock && { inStock }),
      ...(coldChain && { coldChain }),
    },
    ...(sort !== "relevance" && { sort }),
    ...(cursor !== null && { cursor }),
  };
}

/** Whether one listing only filters or sorts what the other shows: the same category and the same words. */
export function isSameList(one: Listing, other: Listing): boolean {
  return one.category === other.category && one.query === other.query;
}

/** The same category, words and order, with nothing left out. */
export function withoutFilters({ category, query, sort }: Listing): Listing {
  return { ...EVERYTHING, category, query, sort };
}

/** Whether something is left out of the category or of what the words find. */
export function isFiltered(listing: Listing): boolean {
  return keyOf(listing) !== keyOf(withoutFilters(listing));
}
