import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { toPageRequest } from "./listing.ts";
import { toKnown, unknownCatalog } from "./catalog-state.ts";
import { catalogSetup } from "./catalog-setup.ts";

/** The list of the marketplace: the listing of its URL, page after page. */
export const catalogMachine = catalogSetup.createMachine({
  id: "catalog",
  description: "The marketplace. Only its URL determines what it shows.",
  context: ({ input }) => unknownCatalog(input),
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
