import type { Product } from "@shop/contract";
import type { CatalogSnapshot } from "./catalog-machine.ts";
import { hasNextPage } from "./product-list.ts";
import type { SearchSnapshot } from "./search-machine.ts";
import { optionsOf, type SearchOption } from "./search-options.ts";

const NO_PRODUCTS: readonly Product[] = [];
const NO_OPTIONS: readonly SearchOption[] = [];

/** What the address asks for, put right where it had to be. */
export const selectListing = ({ context }: CatalogSnapshot) => context.listing;
export const selectErrors = ({ context }: CatalogSnapshot) => context.errors;

/** What is shown; while a narrower listing is read, the products of the one before. */
export const selectProducts = ({ context }: CatalogSnapshot) => context.list?.products ?? NO_PRODUCTS;
/** Names what is shown: where two names differ, other products are. */
export const selectListKey = ({ context }: CatalogSnapshot) => context.list?.key ?? context.key;
/** How many there are in all pages; null before that is known. */
export const selectTotal = ({ context }: CatalogSnapshot) => context.list?.total ?? null;
export const selectFacets = ({ context }: CatalogSnapshot) => context.list?.facets ?? null;
export const selectDidYouMean = ({ context }: CatalogSnapshot) => context.list?.didYouMean ?? null;
export const selectNeighbours = ({ context }: CatalogSnapshot) => context.list?.neighbours ?? NO_PRODUCTS;
export const selectHasMore = ({ context }: CatalogSnapshot) => hasNextPage(context.list);

/** There is nothing to show yet. */
export const selectIsReading = (snapshot: CatalogSnapshot) => snapshot.hasTag("loading");
/** What is shown is about to be replaced by a part of it, or by another order. */
export const selectIsUpdating = (snapshot: CatalogSnapshot) => snapshot.hasTag("updating");
export const selectIsExtending = (snapshot: CatalogSnapshot) => snapshot.hasTag("extending");
/** Nothing can be shown. */
export const selectIsUnread = (snapshot: CatalogSnapshot) => snapshot.hasTag("failed");
export const selectReason = ({ context }: CatalogSnapshot) => context.failure;
export const selectIsEndless = ({ context }: CatalogSnapshot) => context.isEndless;

export const selectText = ({ context }: SearchSnapshot) => context.text;
/** What can be chosen now; nothing while the box is closed. */
export const selectOptions = (snapshot: SearchSnapshot) =>
  snapshot.hasTag("open") ? optionsOf(snapshot.context) : NO_OPTIONS;
export const selectActive = ({ context }: SearchSnapshot) => context.active;
