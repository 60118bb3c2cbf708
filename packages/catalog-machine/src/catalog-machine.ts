import { toFailure, type Failure, type Product, type ProductPage } from "@shop/contract";
import { assign, setup } from "xstate";
import { port } from "./port.ts";
import type { PageRequest } from "./services.ts";

/** The list of the marketplace: one category at a time, page after page. */
export const catalogMachine = setup({
  types: {
    context: {} as {
      category: string | null;
      products: Product[];
      total: number;
      nextCursor: string | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: "catalog.browse"; category: string | null }
      | { type: "catalog.more" }
      | { type: "catalog.retry" },
    tags: {} as "loading" | "extending" | "failed",
  },
  actors: { listProducts: port<ProductPage, PageRequest>("listProducts") },
  actions: {
    startCategory: assign({
      category: (_, { category }: { category: string | null }) => category,
      products: [],
      total: 0,
      nextCursor: null,
      failure: null,
    }),
    keepPage: assign(({ context }, { page }: { page: ProductPage }) => ({
      products: [...context.products, ...page.products],
      total: page.total,
      nextCursor: page.nextCursor ?? null,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
  guards: {
    isShown: ({ context }, { category }: { category: string | null }) => context.category === category,
    hasMore: ({ context }) => context.nextCursor !== null,
  },
}).createMachine({
  id: "catalog",
  description: "The products of the marketplace.",
  context: { category: null, products: [], total: 0, nextCursor: null, failure: null },
  initial: "idle",
  on: {
    "catalog.browse": {
      target: ".loading",
      description: "Another category: a page still on its way is dropped.",
      actions: { type: "startCategory", params: ({ event }) => ({ category: event.category }) },
    },
  },
  states: {
    idle: { description: "Nobody has opened the marketplace yet." },
    loading: {
      description: "Reading the first page of a category.",
      tags: "loading",
      invoke: {
        id: "listProducts",
        src: "listProducts",
        input: ({ context }) => (context.category === null ? {} : { category: context.category }),
        onDone: {
          target: "ready",
          description: "The first page is shown.",
          actions: { type: "keepPage", params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: "failed",
          description: "The reason is shown with a way to try again.",
          actions: { type: "keepFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {
      description: "Products are shown; there may be more.",
      on: {
        "catalog.browse": [
          {
            guard: { type: "isShown", params: ({ event }) => ({ category: event.category }) },
            description: "Coming back to the list that is shown keeps it.",
          },
          {
            target: "loading",
            description: "Another category.",
            actions: { type: "startCategory", params: ({ event }) => ({ category: event.category }) },
          },
        ],
        "catalog.more": {
          guard: "hasMore",
          target: "extending",
          description: "The shopper wants to see more.",
        },
      },
    },
    extending: {
      description: "Reading the next page while the earlier ones stay.",
      tags: "extending",
      invoke: {
        id: "listMoreProducts",
        src: "listProducts",
        input: ({ context }) => ({
          ...(context.category === null ? {} : { category: context.category }),
          ...(context.nextCursor === null ? {} : { cursor: context.nextCursor }),
        }),
        onDone: {
          target: "ready",
          description: "The page is added below.",
          actions: { type: "keepPage", params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: "ready",
          description: "What is shown stays; the reason is told, and asking again is possible.",
          actions: { type: "keepFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        "catalog.browse": [
          {
            guard: { type: "isShown", params: ({ event }) => ({ category: event.category }) },
            description: "Coming back to the list that is shown keeps it, and its next page on the way.",
          },
          {
            target: "loading",
            description: "Another category: the page still on its way is dropped.",
            actions: { type: "startCategory", params: ({ event }) => ({ category: event.category }) },
          },
        ],
      },
    },
    failed: {
      description: "The category could not be read.",
      tags: "failed",
      on: { "catalog.retry": { target: "loading", description: "The shopper asked for another try." } },
    },
  },
});
