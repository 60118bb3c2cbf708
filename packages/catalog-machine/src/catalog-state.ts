import type { Failure, ProductPage } from "@shop/contract";
import { EVERYTHING, keyOf, type Listing, type ListingError } from "./listing.ts";
import { extendList, startList, type ProductList } from "./product-list.ts";

/** A navigation: the listing of the URL, its corrected errors, and the time in ms since 1970. */
export type Visit = { listing: Listing; errors: ListingError[]; now: number };

export type CatalogInput = {
  /** Whether the next page is loaded as soon as the end is in view. */
  isEndless: boolean;
};

export type CatalogEvent =
  | ({ type: "catalog.browse" } & Visit)
  | { type: "catalog.more" }
  | { type: "catalog.reach" }
  | { type: "catalog.retry" }
  | { type: "catalog.page"; isEndless: boolean }
  | { type: "network.back" };

export type CatalogContext = {
  listing: Listing;
  key: string;
  errors: ListingError[];
  /** The last category of a URL that the shop does not have; null if all were found. */
  missingCategory: string | null;
  /** When the listing was last requested, in ms since 1970. */
  askedAt: number;
  /** The shown list. While a narrower listing is loading, the previous list. */
  list: ProductList | null;
  /** Lists that were shown before, the latest first. */
  cached: ProductList[];
  /** The reloaded pages of a list. */
  fresh: ProductList | null;
  failure: Failure | null;
  isEndless: boolean;
};

const KEY_OF_EVERYTHING = keyOf(EVERYTHING);

/** The state before the first navigation. */
export function unknownCatalog({ isEndless }: CatalogInput): CatalogContext {
  return {
    listing: EVERYTHING,
    key: KEY_OF_EVERYTHING,
    errors: [],
    missingCategory: null,
    askedAt: 0,
    list: null,
    cached: [],
    fresh: null,
    failure: null,
    isEndless,
  };
}

/** The visit without a category that is known to be missing, which is reported among the errors. */
export function toKnown({ missingCategory }: CatalogContext, { listing, errors, now }: Visit): Visit {
  return missingCategory === null || listing.category !== missingCategory
    ? { listing, errors, now }
    : { listing: { ...listing, category: null }, errors: [...errors, "category"], now };
}

/** The reloaded pages so far, with this one appended. */
export function freshOf({ key, askedAt, fresh }: CatalogContext, page: ProductPage): ProductList {
  return fresh ? extendList(fresh, page) : startList(key, askedAt, page);
}
