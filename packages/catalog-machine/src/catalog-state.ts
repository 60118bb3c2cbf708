import type { Failure, ProductPage } from "@shop/contract";
import { EVERYTHING, keyOf, type Listing, type ListingError } from "./listing.ts";
import { extendList, startList, type ProductList } from "./product-list.ts";

/** Where the shopper is led: what the address asks for, what of it was put right, and when, in ms since 1970. */
export type Visit = { listing: Listing; errors: ListingError[]; now: number };

export type CatalogInput = {
  /** Whether the next page is read as soon as the end is in view. */
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
  /** What an address named last as a category, and the shop does not have; null when every category was found. */
  missingCategory: string | null;
  /** When the listing was last asked for, in ms since 1970. */
  askedAt: number;
  /** What is shown. While a narrower listing is read, the list of the one before. */
  list: ProductList | null;
  /** What was shown before, the last one in front. */
  cached: ProductList[];
  /** The new first page of a list that was read again. */
  fresh: ProductList | null;
  failure: Failure | null;
  isEndless: boolean;
};

const KEY_OF_EVERYTHING = keyOf(EVERYTHING);

/** Before any address has asked for anything. */
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

/** The visit as the shop answers it: a category that is known to be missing is left out, and reported among the errors. */
export function toKnown({ missingCategory }: CatalogContext, { listing, errors, now }: Visit): Visit {
  return missingCategory === null || listing.category !== missingCategory
    ? { listing, errors, now }
    : { listing: { ...listing, category: null }, errors: [...errors, "category"], now };
}

/** What has been read again so far, with this page behind it. */
export function freshOf({ key, askedAt, fresh }: CatalogContext, page: ProductPage): ProductList {
  return fresh ? extendList(fresh, page) : startList(key, askedAt, page);
}
