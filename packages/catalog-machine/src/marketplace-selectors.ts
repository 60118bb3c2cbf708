import type { Product } from "@shop/contract";
import type { CatalogSnapshot } from "./catalog-machine.ts";
import { hasNextPage } from "./product-list.ts";
import type { SearchSnapshot } from "./search-machine.ts";
import { optionsOf, type SearchOption } from "./search-options.ts";

const NO_PRODUCTS: readonly Product[] = [];
const NO_OPTIONS: readonly SearchOption[] = [];

/** The listing of the URL, corrected where necessary. */
export const selectListing = ({ context }: CatalogSnapshot) => context.listing;
export const selectErrors = ({ context }: CatalogSnapshot) => context.errors;

/** The shown products; while a narrower listing is loading, those of the previous one. */
export const selectProducts = ({ context }: CatalogSnapshot) => context.list?.products ?? NO_PRODUCTS;
/** The key of the shown listing: another key means other products. */
export const selectListKey = ({ context }: CatalogSnapshot) => context.list?.key ?? context.key;
/** How many there are in all pages; null before that is known. */
export const selectTotal = ({ context }: CatalogSnapshot) => context.list?.total ?? null;
export const selectFacets = ({ context }: CatalogSnapshot) => context.list?.facets ?? null;
export const selectDidYouMean = ({ context }: CatalogSnapshot) => context.list?.didYouMean ?? null;
export const selectNeighbours = ({ context }: CatalogSnapshot) => context.list?.neighbours ?? NO_PRODUCTS;
export const selectHasMore = ({ context }: CatalogSnapshot) => hasNextPage(context.list);

/** The first list is loading. */
export const selectIsReading = (snapshot: CatalogSnapshot) => snapshot.hasTag("loading");
/** The shown list is about to be replaced by one with other filters or another sort. */
export const selectIsUpdating = (snapshot: CatalogSnapshot) => snapshot.hasTag("updating");
export const selectIsExtending = (snapshot: CatalogSnapshot) => snapshot.hasTag("extending");
/** No list could be loaded. */
export const selectHasFailed = (snapshot: CatalogSnapshot) => snapshot.hasTag("failed");
export const selectReason = ({ context }: CatalogSnapshot) => context.failure;
export const selectIsEndless = ({ context }: CatalogSnapshot) => context.isEndless;

export const selectText = ({ context }: SearchSnapshot) => context.text;
/** The current options; none while the box is closed. */
export const selectOptions = (snapshot: SearchSnapshot) =>
  snapshot.hasTag("open") ? optionsOf(snapshot.context) : NO_OPTIONS;
export const selectActive = ({ context }: SearchSnapshot) => context.active;
