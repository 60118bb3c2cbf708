import type { Product } from "@shop/contract";
import { port } from "@shop/machine-ports";
import { assign, fromPromise, setup } from "xstate";

/** What this device has looked at, and where it is read as it is now. */
export type SeenServices = {
  /** Ids, the last one in front. */
  readSeen: () => string[];
  forgetSeen: () => void;
  /** Rejects with a `FailureError`. */
  getProducts: (ids: string[], signal: AbortSignal) => Promise<Product[]>;
};

/**
 * The products that were looked at on this device. They are a courtesy: where they cannot be read, nothing is shown
 * and nothing is told.
 */
export const seenMachine = setup({
  types: {
    context: {} as { ids: string[]; products: Product[] },
    events: {} as { type: "seen.open"; ids: string[] } | { type: "seen.forget" },
    tags: {} as "loading",
  },
  actors: {
    getProducts: port<Product[], string[]>("getProducts"),
  },
  actions: {
    setIds: assign({ ids: (_, { ids }: { ids: string[] }) => ids }),
    setProducts: assign({ products: (_, { products }: { products: Product[] }) => products }),
    forget: assign({ ids: [], products: [] }),
    forgetOnDevice: () => undefined,
  },
  guards: { isAny: (_, { ids }: { ids: string[] }) => ids.length > 0 },
}).createMachine({
  id: "seen",
  description: "What this device has looked at.",
  context: { ids: [], products: [] },
  initial: "empty",
  states: {
    empty: {
      description: "Nothing was looked at, or nothing is known of it.",
      on: {
        "seen.open": {
          guard: { type: "isAny", params: ({ event }) => event },
          target: "loading",
          description: "The device remembers some: they are read as they are now.",
          actions: { type: "setIds", params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: "Reading them, while their place is held.",
      tags: "loading",
      invoke: {
        id: "getProducts",
        src: "getProducts",
        input: ({ context }) => context.ids,
        onDone: {
          target: "ready",
          description: "Those that are still sold are shown.",
          actions: { type: "setProducts", params: ({ event }) => ({ products: event.output }) },
        },
        onError: { target: "empty", description: "The home is no worse without them." },
      },
    },
    ready: {
      description: "They are shown, and the shopper can have them forgotten.",
      on: {
        "seen.forget": {
          target: "empty",
          description: "Forgotten, on the device too.",
          actions: ["forget", "forgetOnDevice"],
        },
      },
    },
  },
});

export function provideSeen({ getProducts, forgetSeen }: SeenServices) {
  return seenMachine.provide({
    actors: {
      getProducts: fromPromise<Product[], string[]>(({ input, signal }) => getProducts(input, signal)),
    },
    actions: { forgetOnDevice: () => forgetSeen() },
  });
}
