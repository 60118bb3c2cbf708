import { toFailure, type Failure, type Product } from "@shop/contract";
import { assign, setup, type ActorRef, type Snapshot } from "xstate";
import { port } from "@shop/machine-ports";

/** What this machine tells whoever runs it. */
export type ProductReport = { type: "product.shown"; product: Product };

type Owner = ActorRef<Snapshot<unknown>, ProductReport>;

/** The product of the detail screen. */
export const productMachine = setup({
  types: {
    input: {} as { owner?: Owner },
    context: {} as {
      owner: Owner | undefined;
      id: string;
      product: Product | null;
      failure: Failure | null;
    },
    events: {} as { type: "product.open"; id: string } | { type: "product.retry" },
    tags: {} as "loading" | "failed" | "missing",
  },
  actors: { getProduct: port<Product, string>("getProduct") },
  actions: {
    startProduct: assign({ id: (_, { id }: { id: string }) => id, product: null, failure: null }),
    setProduct: assign({ product: (_, { product }: { product: Product }) => product }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    notifyShown: ({ context }, { product }: { product: Product }) =>
      context.owner?.send({ type: "product.shown", product }),
  },
  guards: {
    isShown: ({ context }, { id }: { id: string }) => context.id === id,
    isMissing: (_, { error }: { error: unknown }) => [404, 422].includes(toFailure(error).id),
  },
}).createMachine({
  id: "product",
  description: "One product, looked at closely.",
  context: ({ input }) => ({ owner: input.owner, id: "", product: null, failure: null }),
  initial: "idle",
  on: {
    "product.open": {
      target: ".loading",
      description: "Another product: an answer still on its way is dropped.",
      actions: { type: "startProduct", params: ({ event }) => ({ id: event.id }) },
    },
  },
  states: {
    idle: { description: "No product has been opened yet." },
    loading: {
      description: "Reading the product.",
      tags: "loading",
      invoke: {
        id: "getProduct",
        src: "getProduct",
        input: ({ context }) => context.id,
        onDone: {
          target: "ready",
          description: "It is shown, and the owner is told.",
          actions: [
            { type: "setProduct", params: ({ event }) => ({ product: event.output }) },
            { type: "notifyShown", params: ({ event }) => ({ product: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) },
            target: "missing",
            description: "There is no such product.",
          },
          {
            target: "failed",
            description: "The reason is shown with a way to try again.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {
      description: "The product is shown.",
      on: {
        "product.open": [
          {
            guard: { type: "isShown", params: ({ event }) => ({ id: event.id }) },
            description: "Coming back to the product that is shown keeps it.",
          },
          {
            target: "loading",
            description: "Another product.",
            actions: { type: "startProduct", params: ({ event }) => ({ id: event.id }) },
          },
        ],
      },
    },
    missing: { description: "No such product; the way leads back to the marketplace.", tags: "missing" },
    failed: {
      description: "The product could not be read.",
      tags: "failed",
      on: { "product.retry": { target: "loading", description: "The shopper asked for another try." } },
    },
  },
});
