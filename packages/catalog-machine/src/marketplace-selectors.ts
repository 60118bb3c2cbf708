import type { Product } from "@shop/contract";
import type { CatalogSnapshot } from "./catalog-machine.ts";
import { hasNextPage } from "./shelf.ts";
import { optionsOf, type SearchOption, type SearchSnapshot } from "./search-machine.ts";

const NO_PRODUCTS: readonly Product[] = [];
const NO_OPTIONS: readonly SearchOption[] = [];

/** What the address asks for, put right where it had to be. */
export const selectListing = ({ context }: CatalogSnapshot) => context.listing;
export const selectErrors = ({ context }: CatalogSnapshot) => context.errors;

/** What is in sight; while a narrower listing is read, the products of the one before. */
export const selectProducts = ({ context }: CatalogSnapshot) => context.shelf?.products ?? NO_PRODUCTS;
/** Names what is in sight: where two names differ, other products are shown. */
export const selectShelfKey = ({ context }: CatalogSnapshot) => context.shelf?.key ?? context.key;
/** How many there are in all pages; null before that is known. */
export const selectTotal = ({ context }: CatalogSnapshot) => context.shelf?.total ?? null;
export const selectFacets = ({ context }: CatalogSnapshot) => context.shelf?.facets ?? null;
export const selectDidYouMean = ({ context }: CatalogSnapshot) => context.shelf?.didYouMean ?? null;
export const selectHasMore = ({ context }: CatalogSnapshot) => hasNextPage(context.shelf);

/** There is nothing to show yet. */
export const selectIsReading = (snapshot: CatalogSnapshot) => snapshot.hasTag("loading");
/** What is shown is about to be replaced by a part of it, or by another order. */
export const selectIsRefining = (snapshot: CatalogSnapshot) => snapshot.hasTag("refining");
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
