export {
  catalogMachine,
  type CatalogContext,
  type CatalogRef,
  type CatalogSnapshot,
} from "./catalog-machine.ts";
export { EVERYTHING, isFiltered, withoutFilters, type Listing, type ListingError } from "./listing.ts";
export {
  selectActive,
  selectDidYouMean,
  selectFacets,
  selectErrors,
  selectHasMore,
  selectIsEndless,
  selectIsExtending,
  selectIsReading,
  selectIsUpdating,
  selectHasFailed,
  selectListing,
  selectNeighbours,
  selectOptions,
  selectProducts,
  selectReason,
  selectListKey,
  selectText,
  selectTotal,
} from "./marketplace-selectors.ts";
export { provideCatalog, provideSearch } from "./marketplace-services.ts";
export type { SearchEvent, SearchInput, SearchRef, SearchReport } from "./search-machine.ts";
export type { SearchOption } from "./search-options.ts";
