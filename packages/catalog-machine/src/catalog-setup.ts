import { toFailure, type ProductPage } from "@shop/contract";
import { assign, setup } from "xstate";
import { isSameShelf, keyOf, type ListingError, type PageRequest } from "./listing.ts";
import { port, watcher } from "@shop/machine-ports";
import { extendShelf, hasNextPage, isFresh, setList, startShelf } from "./shelf.ts";
import {
  freshOf,
  type CatalogContext,
  type CatalogEvent,
  type CatalogInput,
  type Visit,
} from "./catalog-state.ts";

/** What the catalog's chart is written with: everything it may ask, do, judge and wait for, by name. */
export const catalogSetup = setup({
  types: {
    input: {} as CatalogInput,
    context: {} as CatalogContext,
    events: {} as CatalogEvent,
    tags: {} as "loading" | "refining" | "extending" | "failed",
  },
  actors: {
    listProducts: port<ProductPage, PageRequest>("listProducts"),
    watchNetwork: watcher("watchNetwork"),
  },
  actions: {
    /** Puts what is shown aside, for when the shopper comes back. */
    setList: assign({
      kept: ({ context: { kept, shelf } }) => (shelf === null ? kept : setList(kept, shelf)),
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
    emptyShelf: assign({ shelf: null }),
    /** In one step: put aside first, what is shown could push out what is wanted. */
    takeShelf: assign(({ context: { kept, shelf, key } }) => ({
      shelf: kept.find((each) => each.key === key) ?? null,
      kept: shelf === null ? kept : setList(kept, shelf),
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
    startShelf: assign(({ context: { key, askedAt } }, { page }: { page: ProductPage }) => ({
      shelf: startShelf(key, askedAt, page),
      failure: null,
    })),
    extendShelf: assign(({ context: { shelf } }, { page }: { page: ProductPage }) => ({
      shelf: shelf && extendShelf(shelf, page),
      failure: null,
    })),
    startFresh: assign({ askedAt: (_, { now }: { now: number }) => now, fresh: null }),
    extendFresh: assign({ fresh: ({ context }, { page }: { page: ProductPage }) => freshOf(context, page) }),
    showFresh: assign({
      shelf: ({ context }, { page }: { page: ProductPage }) => freshOf(context, page),
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
    isShown: ({ context: { key, shelf, failure } }, { listing }: Visit) =>
      keyOf(listing) === key && (shelf !== null || failure === null),
    isShownAndOld: ({ context: { key, shelf } }, { listing, now }: Visit) =>
      keyOf(listing) === key && shelf !== null && !isFresh(shelf, now),
    isKept: ({ context: { kept } }, { listing }: Visit) => kept.some(({ key }) => key === keyOf(listing)),
    isCachedAndFresh: ({ context: { kept } }, { listing, now }: Visit) =>
      kept.some((shelf) => shelf.key === keyOf(listing) && isFresh(shelf, now)),
    isNarrower: ({ context }, { listing }: Visit) =>
      context.shelf !== null && isSameShelf(context.listing, listing),
    hasMore: ({ context: { shelf } }) => hasNextPage(shelf),
    goesOn: ({ context: { shelf, isEndless, failure } }) =>
      isEndless && failure === null && hasNextPage(shelf),
    isReadAgain: ({ context }, { page }: { page: ProductPage }) => {
      const { products, nextCursor } = freshOf(context, page);
      return nextCursor === null || products.length >= (context.shelf?.products.length ?? 0);
    },
    isUnknownCategory: ({ context: { listing } }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return listing.category !== null && failure.id === 422 && failure.field === "category";
    },
    waitsForNetwork: ({ context: { failure, shelf } }) => failure?.id === 503 && hasNextPage(shelf),
    wasUnreachable: ({ context: { failure } }) => failure?.id === 503,
  },
});
