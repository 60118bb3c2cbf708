import type { Product } from "@shop/contract";
import { port } from "@shop/machine-ports";
import { assign, fromPromise, setup } from "xstate";

/** Where products that could fill a cart are read. It rejects with a `FailureError`. */
export type FillerServices = {
  /** Products in stock, the cheapest by weight first. */
  listFillers: (signal: AbortSignal) => Promise<Product[]>;
};

/**
 * What the catalogue offers to a cart that is too light, read once it is needed and then kept. Without it the
 * cart is no worse: a failure is not told, and the next time it is needed it is read again.
 */
export const fillersMachine = setup({
  types: {
    context: {} as { products: Product[] },
    events: {} as { type: "fillers.want" },
  },
  actors: {
    listFillers: port<Product[]>("listFillers"),
  },
  actions: {
    setProducts: assign({ products: (_, { products }: { products: Product[] }) => products }),
  },
}).createMachine({
  id: "fillers",
  description: "Products that could bring a cart to the minimum weight.",
  context: { products: [] },
  initial: "idle",
  states: {
    idle: {
      description: "The cart is not too light, or nothing could be read.",
      on: { "fillers.want": { target: "loading", description: "The cart is too light." } },
    },
    loading: {
      description: "Reading what the catalogue offers; the screen shows nothing of it.",
      invoke: {
        id: "listFillers",
        src: "listFillers",
        onDone: {
          target: "ready",
          description: "Which of them fit is decided anew for every cart.",
          actions: { type: "setProducts", params: ({ event }) => ({ products: event.output }) },
        },
        onError: { target: "idle", description: "The cart goes on without suggestions." },
      },
    },
    ready: { description: "They are kept as long as the screen is there." },
  },
});

export function provideFillers({ listFillers }: FillerServices) {
  return fillersMachine.provide({
    actors: { listFillers: fromPromise<Product[], void>(({ signal }) => listFillers(signal)) },
  });
}
