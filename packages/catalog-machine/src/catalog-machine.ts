import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { toPageRequest } from "./listing.ts";
import { toKnown, unknownCatalog } from "./catalog-state.ts";
import { catalogSetup } from "./catalog-setup.ts";

/** The list of the marketplace: whatever its address asks for, page after page. */
export const catalogMachine = catalogSetup.createMachine({
  id: "catalog",
  description: "What the marketplace shows. Its address says what, and nothing else does.",
  context: ({ input }) => unknownCatalog(input),
  invoke: {
    id: "watchNetwork",
    src: "watchNetwork",
    onError: { description: "Without it, the shopper tries again." },
  },
  initial: "idle",
  on: {
    "catalog.browse": [
      {
        guard: { type: "isShown", params: ({ context, event }) => toKnown(context, event) },
        description: "Coming back to what is shown, or on its way, keeps it.",
        actions: { type: "setErrors", params: ({ context, event }) => toKnown(context, event) },
      },
      {
        guard: { type: "isCachedAndFresh", params: ({ context, event }) => toKnown(context, event) },
        target: ".ready",
        description: "What was left not long ago is there again at once, with all its pages.",
        actions: [
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
          "takeList",
        ],
      },
      {
        guard: { type: "isCached", params: ({ context, event }) => toKnown(context, event) },
        target: ".refreshing",
        description: "What was left a while ago is there again at once, and read again behind it.",
        actions: [
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
          "takeList",
        ],
      },
      {
        guard: { type: "isNarrower", params: ({ context, event }) => toKnown(context, event) },
        target: ".updating",
        description: "Another filter or order: what is shown stays until the answer is there.",
        actions: [
          "setList",
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
        ],
      },
      {
        target: ".loading",
        description: "Another aisle or other words: no product stands under a foreign name.",
        actions: [
          "setList",
          { type: "startListing", params: ({ context, event }) => toKnown(context, event) },
          "emptyList",
        ],
      },
    ],
    "catalog.page": {
      description: "The shopper says whether the list goes on by itself; the device remembers.",
      actions: [
        { type: "choosePaging", params: ({ event }) => event },
        { type: "rememberPaging", params: ({ event }) => event },
      ],
    },
  },
  states: {
    idle: {
      description: "Nobody has opened the marketplace yet.",
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
        onDone: {
          target: "ready",
          actions: { type: "startList", params: ({ event }) => ({ page: event.output }) },
        },
        onError: [
          {
            guard: { type: "isUnknownCategory", params: ({ event }) => ({ error: event.error }) },
            target: "loading",
            reenter: true,
            description: "There is no such category: the shopper reads so, and sees all of them.",
            actions: "leaveCategory",
          },
          {
            target: "failed",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    updating: {
      description: "Reading the first page, while the list before it is shown.",
      tags: "updating",
      invoke: {
        id: "listRefined",
        src: "listProducts",
        input: ({ context: { listing } }) => toPageRequest(listing, null),
        onDone: {
          target: "ready",
          actions: { type: "startList", params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: "failed",
          description: "What was shown is not what was asked for: the reason takes its place.",
          actions: ["emptyList", { type: "setFailure", params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    ready: {
      on: {
        "catalog.browse": {
          guard: { type: "isShownAndOld", params: ({ context, event }) => toKnown(context, event) },
          target: "refreshing",
          description: "Coming back after a while: it stays, and is read again behind it.",
          actions: [
            { type: "setErrors", params: ({ context, event }) => toKnown(context, event) },
            { type: "startFresh", params: ({ context, event }) => toKnown(context, event) },
          ],
        },
        "catalog.more": {
          guard: "hasMore",
          target: "extending",
        },
        "catalog.reach": {
          guard: "goesOn",
          target: "extending",
          description: "The end is in view, and the shopper has chosen that the list goes on by itself.",
        },
        "network.back": {
          guard: "waitsForNetwork",
          target: "extending",
          description: "The network that the next page lacked is back.",
        },
      },
    },
    refreshing: {
      description: "Reading again, page by page, what has been shown for a while.",
      invoke: {
        id: "listAgain",
        src: "listProducts",
        input: ({ context: { listing, fresh } }) => toPageRequest(listing, fresh?.nextCursor ?? null),
        onDone: [
          {
            guard: { type: "isReadAgain", params: ({ event }) => ({ page: event.output }) },
            target: "ready",
            description: "As many as were shown are here: they take their place in one go.",
            actions: { type: "showFresh", params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: "refreshing",
            reenter: true,
            actions: { type: "extendFresh", params: ({ event }) => ({ page: event.output }) },
          },
        ],
        onError: {
          target: "ready",
          description: "What is shown stays; the next visit tries again.",
          actions: "forgetFresh",
        },
      },
      on: {
        "catalog.more": {
          guard: "hasMore",
          target: "extending",
          description: "What the shopper waits for goes first.",
          actions: "forgetFresh",
        },
        "catalog.reach": {
          guard: "goesOn",
          target: "extending",
          description: "The end is in view: what comes next goes first.",
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
        onDone: {
          target: "ready",
          actions: { type: "extendList", params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: "ready",
          description: "What is shown stays, with the reason and a way to ask again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: "failed",
      on: {
        "catalog.retry": {
          target: "loading",
          actions: "forgetFailure",
        },
        "network.back": {
          guard: "wasUnreachable",
          target: "loading",
          actions: "forgetFailure",
        },
      },
    },
  },
});

export type CatalogRef = ActorRefFrom<typeof catalogMachine>;
export type CatalogSnapshot = SnapshotFrom<typeof catalogMachine>;
