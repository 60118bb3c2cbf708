import type { Listing } from "@shop/catalog-machine/marketplace";
import type { Money } from "@shop/contract";
import { paths, query } from "../../shared/paths.ts";
import { SORTS } from "./sorts.ts";

/** The canonical URL of a listing: without defaults, and with its parameters always in this order. */
export function listingPath(listing: Listing): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | null) => {
    if (value) params.append(name, value);
  };
  add(query.category, listing.category);
  add(query.search, listing.query);
  for (const brand of listing.brands) add(query.brand, brand);
  add(query.minPrice, amountOf(listing.minPrice));
  add(query.maxPrice, amountOf(listing.maxPrice));
  add(query.onOffer, listing.onOffer ? "1" : null);
  add(query.inStock, listing.inStock ? "1" : null);
  add(query.coldChain, listing.coldChain ? "1" : null);
  if (listing.sort !== "relevance")
    add(query.sort, SORTS.find(({ sort }) => sort === listing.sort)?.name ?? null);
  return params.size > 0 ? `${paths.marketplace}?${params}` : paths.marketplace;
}

/** A price as people type it: `25`, `12.5`. */
export function amountOf(price: Money | null): string | null {
  return price === null ? null : String(price / 100);
}
