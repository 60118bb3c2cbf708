import type { Failure, ProductPage } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { createActor } from "xstate";
import { catalogMachine } from "./catalog-machine.ts";
import { EVERYTHING, type Listing, type ListingError } from "./listing.ts";
import {
  selectDidYouMean,
  selectFacets,
  selectErrors,
  selectHasMore,
  selectIsExtending,
  selectIsReading,
  selectIsUpdating,
  selectHasFailed,
  selectListing,
  selectNeighbours,
  selectProducts,
  selectReason,
  selectTotal,
} from "./marketplace-selectors.ts";
import { provideCatalog } from "./marketplace-services.ts";
import { FakeCatalogServices } from "./testing.ts";

/** The transitions that any test has taken. */
export const transitions = new CoveredTransitions(catalogMachine);

/** A marketplace whose calls the test answers. */
export function runCatalog({ canWatchNetwork = true } = {}) {
  const services = new FakeCatalogServices();
  if (!canWatchNetwork) services.failWatchingNetwork();
  const actor = createActor(provideCatalog(services), {
    inspect: transitions.note,
    input: { isEndless: services.endlessLists.read() },
  }).start();
  let now = 1_000_000;
  return {
    services,
    actor,
    answer: (page: ProductPage) => services.pages.last.answer(page),
    refuse: (failure: Failure) => services.pages.last.refuse(failure),
    /** How many pages were requested. */
    get asked() {
      return services.pages.all.length;
    },
    /** @param seconds between the visit before and this one */
    browse: (wanted: Partial<Listing>, { seconds = 0, errors = [] as ListingError[] } = {}) => {
      now += seconds * 1000;
      actor.send({ type: "catalog.browse", listing: { ...EVERYTHING, ...wanted }, errors, now });
    },
    loadMore: () => actor.send({ type: "catalog.more" }),
    reachEnd: () => actor.send({ type: "catalog.reach" }),
    retry: () => actor.send({ type: "catalog.retry" }),
    /** What a screen reads. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        listing: selectListing(snapshot),
        errors: selectErrors(snapshot),
        products: selectProducts(snapshot).map(({ id }) => id),
        total: selectTotal(snapshot),
        hasMore: selectHasMore(snapshot),
        facets: selectFacets(snapshot),
        didYouMean: selectDidYouMean(snapshot),
        neighbours: selectNeighbours(snapshot).map(({ id }) => id),
        isReading: selectIsReading(snapshot),
        isUpdating: selectIsUpdating(snapshot),
        isExtending: selectIsExtending(snapshot),
        hasFailed: selectHasFailed(snapshot),
        reason: selectReason(snapshot),
      };
    },
  };
}

/** What a screen reads of a marketplace that was not opened. */
export const UNSEEN = {
  listing: EVERYTHING,
  errors: [],
  products: [],
  total: null,
  hasMore: false,
  facets: null,
  didYouMean: null,
  neighbours: [],
  isReading: false,
  isUpdating: false,
  isExtending: false,
  hasFailed: false,
  reason: null,
};
