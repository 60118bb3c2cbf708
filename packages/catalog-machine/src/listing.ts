import type { Money, ProductFilters, ProductSort } from "@shop/contract";

/** The listing of the marketplace: all parameters of its URL. */
export type Listing = {
  category: string | null;
  /** The search words, trimmed; empty without a search. */
  query: string;
  /** The products of any of these brands, which are sorted, so that the same choice has the same key. */
  brands: string[];
  /** Both bounds in minor units; products at exactly these prices are included. */
  minPrice: Money | null;
  maxPrice: Money | null;
  onOffer: boolean;
  inStock: boolean;
  coldChain: boolean;
  sort: ProductSort;
};

/** Every product, by the default sort. */
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

/** A part of a URL that was invalid, and was left out or corrected. */
export type ListingError = "category" | "sort" | "price" | "priceOrder" | "brands" | "query" | "switch";

/** The request of one page of a listing. */
export type PageRequest = {
  category?: string;
  query?: string;
  filters: ProductFilters;
  sort?: ProductSort;
  /** The cursor that came with the previous page; without it the first page is requested. */
  cursor?: string;
};

/** Listings with the same key are equal. */
export function keyOf(listing: Listing): string {
  const { category, query, brands, minPrice, maxPrice, onOffer, inStock, coldChain, sort } = listing;
  return JSON.stringify([category, query, brands, minPrice, maxPrice, onOffer, inStock, coldChain, sort]);
}

/**
 * The request of a page. It always has filters, even empty ones: that makes it a search, whose response counts how many
 * products each filter would leave.
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

/** The same category, words and sort, without filters. */
export function withoutFilters({ category, query, sort }: Listing): Listing {
  return { ...EVERYTHING, category, query, sort };
}

/** Whether filters narrow the listing. */
export function isFiltered(listing: Listing): boolean {
  return keyOf(listing) !== keyOf(withoutFilters(listing));
}
