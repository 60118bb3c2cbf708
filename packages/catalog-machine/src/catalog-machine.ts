import { toFailure, type Failure, type ProductPage } from "@shop/contract";
import { port, watcher } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import {
  EVERYTHING,
  isSameList,
  keyOf,
  toPageRequest,
  type Listing,
  type ListingError,
  type PageRequest,
} from "./listing.ts";
import { extendList, hasNextPage, isFresh, setList, startList, type ProductList } from "./product-list.ts";

/** A navigation: the listing of the URL, its corrected errors, and the time in ms since 1970. */
type Visit = { listing: Listing; errors: ListingError[]; now: number };

type CatalogInput = {
  /** Whether the next page is loaded as soon as the end is in view. */
  isEndless: boolean;
};

type CatalogEvent =
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

/** The list of the marketplace: the listing of its URL, page after page. */
export const catalogMachine = setup({
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
}).createMachine({
  id: "catalog",
  description: "The marketplace. Only its URL determines what it shows.",
  context: ({ input }) => ({
    listing: EVERYTHING,
    key: keyOf(EVERYTHING),
    errors: [],
    missingCategory: null,
    askedAt: 0,
    list: null,
    cached: [],
    fresh: null,
    failure: null,
    isEndless: input.isEndless,
  }),
  invoke: {
    id: "watchNetwork",
    src: "watchNetwork",
    onError: { description: "Without it, the shopper retries." },
  },
  initial: "idle",
  on: {
    "catalog.browse": [
      {
        guard: { type: "isShown", params: ({ context, event }) => toKnown(context, event) },
        description: "A return to the shown or pending listing keeps it.",
        actions: { type: "setErrors", params: ({ context, event }) => toKnown(context, event) },
      },
      {
        guard: { type: "isCachedAndFresh", params: ({ context, event }) => toKnown(context, event) },
        target: ".ready",
        description: "A recently cached listing is shown at once, with all its pages.",
        actions: [
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
          "takeList",
        ],
      },
      {
        guard: { type: "isCached", params: ({ context, event }) => toKnown(context, event) },
        target: ".refreshing",
        description: "An older cached listing is shown at once, and reloaded in the background.",
        actions: [
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
          "takeList",
        ],
      },
      {
        guard: { type: "isNarrower", params: ({ context, event }) => toKnown(context, event) },
        target: ".updating",
        description: "Another filter or order: the shown list stays until the response arrives.",
        actions: [
          "setList",
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
        ],
      },
      {
        target: ".loading",
        description: "Another category or other words: no product is shown under a wrong title.",
        actions: [
          "setList",
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
          "emptyList",
        ],
      },
    ],
    "catalog.page": {
      actions: [
        { type: "choosePaging", params: ({ event }) => event },
        { type: "rememberPaging", params: ({ event }) => event },
      ],
    },
  },
  states: {
    idle: {
      on: {
        "catalog.browse": {
          target: "loading",
          actions: { type: "startListing", params: ({ event }) => event },
        },
      },
    },
    loading: {
      tags: "loading",
      invoke: {
        id: "listProducts",
        src: "listProducts",
        input: ({ context: { listing } }) => toPageRequest(listing, null),
        onDone: { target: "ready", actions: { type: "startList", params: ({ event }) => event } },
        onError: [
          {
            guard: { type: "isUnknownCategory", params: ({ event }) => event },
            target: "loading",
            reenter: true,
            description: "There is no such category: the shopper is notified, and sees all products.",
            actions: "leaveCategory",
          },
          { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        ],
      },
    },
    updating: {
      description: "Loading the first page, while the previous list is shown.",
      tags: "updating",
      invoke: {
        id: "listRefined",
        src: "listProducts",
        input: ({ context: { listing } }) => toPageRequest(listing, null),
        onDone: { target: "ready", actions: { type: "startList", params: ({ event }) => event } },
        onError: {
          target: "failed",
          description: "The previous list does not match the URL: the reason replaces it.",
          actions: ["emptyList", { type: "setFailure", params: ({ event }) => event }],
        },
      },
    },
    ready: {
      on: {
        "catalog.browse": {
          guard: { type: "isShownAndOld", params: ({ context, event }) => toKnown(context, event) },
          target: "refreshing",
          description: "A return after a while: the list stays, and is reloaded in the background.",
          actions: [
            { type: "setErrors", params: ({ context, event }) => toKnown(context, event) },
            { type: "startFresh", params: ({ context, event }) => toKnown(context, event) },
          ],
        },
        "catalog.more": { guard: "hasMore", target: "extending" },
        "catalog.reach": {
          guard: "goesOn",
          target: "extending",
          description: "The end is in view, and the shopper has chosen an endless list.",
        },
        "network.back": { guard: "waitsForNetwork", target: "extending" },
      },
    },
    refreshing: {
      description: "Reloading an older list, page by page.",
      invoke: {
        id: "listAgain",
        src: "listProducts",
        input: ({ context: { listing, fresh } }) => toPageRequest(listing, fresh?.nextCursor ?? null),
        onDone: [
          {
            guard: { type: "isReadAgain", params: ({ event }) => event },
            target: "ready",
            description: "As many products as shown are reloaded: they replace the list at once.",
            actions: { type: "showFresh", params: ({ event }) => event },
          },
          {
            target: "refreshing",
            reenter: true,
            actions: { type: "extendFresh", params: ({ event }) => event },
          },
        ],
        onError: {
          target: "ready",
          description: "The shown list stays; the next visit tries again.",
          actions: "forgetFresh",
        },
      },
      on: {
        "catalog.more": {
          guard: "hasMore",
          target: "extending",
          description: "The page that the shopper waits for goes first.",
          actions: "forgetFresh",
        },
        "catalog.reach": {
          guard: "goesOn",
          target: "extending",
          description: "The end is in view: the next page goes first.",
          actions: "forgetFresh",
        },
      },
    },
    extending: {
      tags: "extending",
      entry: "forgetFailure",
      invoke: {
        id: "listMore",
        src: "listProducts",
        input: ({ context: { listing, list } }) => toPageRequest(listing, list?.nextCursor ?? null),
        onDone: { target: "ready", actions: { type: "extendList", params: ({ event }) => event } },
        onError: {
          target: "ready",
          description: "The shown list stays, with the reason and a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: "failed",
      on: {
        "catalog.retry": { target: "loading", actions: "forgetFailure" },
        "network.back": { guard: "wasUnreachable", target: "loading", actions: "forgetFailure" },
      },
    },
  },
});

export type CatalogRef = ActorRefFrom<typeof catalogMachine>;
export type CatalogSnapshot = SnapshotFrom<typeof catalogMachine>;

/** The visit without a category that is known to be missing, which is reported among the errors. */
function toKnown({ missingCategory }: CatalogContext, { listing, errors, now }: Visit): Visit {
  return missingCategory === null || listing.category !== missingCategory
    ? { listing, errors, now }
    : { listing: { ...listing, category: null }, errors: [...errors, "category"], now };
}

/** The reloaded pages so far, with this one appended. */
function freshOf({ key, askedAt, fresh }: CatalogContext, page: ProductPage): ProductList {
  return fresh ? extendList(fresh, page) : startList(key, askedAt, page);
}
