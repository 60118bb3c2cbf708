import type { Product, Related } from "@shop/contract";
import { port } from "@shop/machine-ports";
import { assign, fromPromise, setup } from "xstate";

/** Where products that go with another are read. It rejects with a `FailureError`. */
export type RelatedServices = { listRelated: (id: string, signal: AbortSignal) => Promise<Related> };

/**
 * What else somebody who looks at a product may want, read when they come near the place where it stands. The product
 * is no worse without it: a failure is not told.
 */
export const relatedMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as { id: string; similar: Product[]; boughtTogether: Product[] },
    events: {} as { type: "related.want" },
    tags: {} as "loading",
  },
  actors: {
    listRelated: port<Related, string>("listRelated"),
  },
  actions: { keep: assign((_, { related }: { related: Related }) => related) },
}).createMachine({
  id: "related",
  description: "What goes with a product, and what is like it.",
  context: ({ input }) => ({ id: input.id, similar: [], boughtTogether: [] }),
  initial: "idle",
  states: {
    idle: {
      description: "Nobody has come near, or nothing could be read.",
      on: { "related.want": { target: "loading", description: "Its place is about to come into view." } },
    },
    loading: {
      description: "Reading it, while its place is held.",
      tags: "loading",
      invoke: {
        id: "listRelated",
        src: "listRelated",
        input: ({ context }) => context.id,
        onDone: {
          target: "ready",
          description: "It is shown.",
          actions: { type: "keep", params: ({ event }) => ({ related: event.output }) },
        },
        onError: { target: "idle", description: "The product goes on without it." },
      },
    },
    ready: { description: "It is kept as long as the screen is there." },
  },
});

export function provideRelated({ listRelated }: RelatedServices) {
  return relatedMachine.provide({
    actors: { listRelated: fromPromise<Related, string>(({ input, signal }) => listRelated(input, signal)) },
  });
}
