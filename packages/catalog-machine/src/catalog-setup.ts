import { toFailure, type ProductPage } from "@shop/contract";
import { assign, setup } from "xstate";
import { isSameList, keyOf, type ListingError, type PageRequest } from "./listing.ts";
import { port, watcher } from "@shop/machine-factories";
import { extendList, hasNextPage, isFresh, setList, startList } from "./product-list.ts";
import {
  freshOf,
  type CatalogContext,
  type CatalogEvent,
  type CatalogInput,
  type Visit,
} from "./catalog-state.ts";

/** The setup of the catalogue machine: its actors, actions, guards and delays. */
export const catalogSetup = setup({
  types: {
    input: {} as CatalogInput,
    context: {} as CatalogContext,
    events: {} as CatalogEvent,
    tags: {} as "loading" | "updating" | "extending" | "failed",
  },
  actors: {
    listProducts: port<ProductPage, PageRequest>("listProducts"),
    watchNetwork: watcher("watchNetwork"),
  },
  actions: {
    /** Caches the shown list, for when the shopper returns. */
    setList: assign({
      cached: ({ context: { cached, list } }) => (list === null ? cached : setList(cached, list)),
      fresh: null,
      failure: null,
    }),
    startListing: assign((_, { listing, errors, now }: Visit) => ({
      listing,
      key: keyOf(listing),
      errors,
      askedAt: now,
    })),
    setErrors: assign({ errors: (_, { errors }: { errors: ListingError[] }) => errors }),
    emptyList: assign({ list: null }),
    /** Finds the wanted list before it caches the shown one, which could evict the wanted one. */
    takeList: assign(({ context: { cached, list, key } }) => ({
      list: cached.find((each) => each.key === key) ?? null,
      cached: list === null ? cached : setList(cached, list),
      fresh: null,
      failure: null,
    })),
    leaveCategory: assign(({ context: { listing, errors } }) => {
      const mended = { ...listing, category: null };
      return {
        listing: mended,
        key: keyOf(mended),
        errors: [...errors, "category" as const],
        missingCategory: listing.category,
      };
    }),
    startList: assign(({ context: { key, askedAt } }, { output: page }: { output: ProductPage }) => ({
      list: startList(key, askedAt, page),
      failure: null,
    })),
    extendList: assign(({ context: { list } }, { output: page }: { output: ProductPage }) => ({
      list: list && extendList(list, page),
      failure: null,
    })),
    startFresh: assign({ askedAt: (_, { now }: { now: number }) => now, fresh: null }),
    extendFresh: assign({
      fresh: ({ context }, { output: page }: { output: ProductPage }) => freshOf(context, page),
    }),
    showFresh: assign({
      list: ({ context }, { output: page }: { output: ProductPage }) => freshOf(context, page),
      fresh: null,
      failure: null,
    }),
    forgetFresh: assign({ fresh: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    choosePaging: assign({ isEndless: (_, { isEndless }: { isEndless: boolean }) => isEndless }),
    rememberPaging: (_context, _params: { isEndless: boolean }) => undefined,
  },
  guards: {
    isShown: ({ context: { key, list, failure } }, { listing }: Visit) =>
      keyOf(listing) === key && (list !== null || failure === null),
    isShownAndOld: ({ context: { key, list } }, { listing, now }: Visit) =>
      keyOf(listing) === key && list !== null && !isFresh(list, now),
    isCached: ({ context: { cached } }, { listing }: Visit) =>
      cached.some(({ key }) => key === keyOf(listing)),
    isCachedAndFresh: ({ context: { cached } }, { listing, now }: Visit) =>
      cached.some((list) => list.key === keyOf(listing) && isFresh(list, now)),
    isNarrower: ({ context }, { listing }: Visit) =>
      context.list !== null && isSameList(context.listing, listing),
    hasMore: ({ context: { list } }) => hasNextPage(list),
    goesOn: ({ context: { list, isEndless, failure } }) => isEndless && failure === null && hasNextPage(list),
    isReadAgain: ({ context }, { output: page }: { output: ProductPage }) => {
      const { products, nextCursor } = freshOf(context, page);
      return nextCursor === null || products.length >= (context.list?.products.length ?? 0);
    },
    isUnknownCategory: ({ context: { listing } }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return listing.category !== null && failure.id === 422 && failure.field === "category";
    },
    waitsForNetwork: ({ context: { failure, list } }) => failure?.id === 503 && hasNextPage(list),
    wasUnreachable: ({ context: { failure } }) => failure?.id === 503,
  },
});
