import { toFailure, type Failure, type Product } from "@shop/contract";
import type { CallDesk } from "@shop/fulfilment-machine";
import { forwardEmitted, port, type FormReport } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { priceFormMachine, type ChangedProduct } from "./price-form-machine.ts";

/** Searches as a shopper would. Rejects with a `FailureError`. */
export type SearchProducts = (query: string) => Promise<Product[]>;

type GoodsContext = {
  /** What is searched for; empty for what runs out first. */
  query: string;
  products: Product[];
  failure: Failure | null;
  /** The product that is being changed. */
  product: Product | null;
  /** What became of the last change: it was made, or the product was no longer as it was seen. */
  outcome: { id: string; isChanged: boolean } | null;
};

/** The products of the shop, those that run out first or those that were searched for, and the change of one. */
export const goodsMachine = setup({
  types: {
    context: {} as GoodsContext,
    events: {} as
      | { type: "goods.search"; query: string }
      | { type: "goods.retry" }
      | { type: "product.open"; product: Product }
      | FormReport<ChangedProduct>,
    tags: {} as "loading",
    children: {} as { priceForm: "priceForm"; formEvents: "forwardEmitted" },
  },
  actors: {
    findProducts: port<Product[], { query: string }>("findProducts"),
    priceForm: priceFormMachine,
    forwardEmitted,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query: query.trim() })),
    setProducts: assign(({ context: { product } }, { output }: { output: Product[] }) => ({
      products: withOpen(product, output),
      failure: null,
    })),
    // What is shown would not be what was searched for.
    setFailure: assign(({ context: { product } }, { error }: { error: unknown }) => ({
      products: withOpen(product, []),
      failure: toFailure(error),
    })),
    openProduct: assign((_, { product }: { product: Product }) => ({ product, outcome: null })),
    closeProduct: assign({ product: null }),
    setChanged: assign(({ context }, { output: { product, isChanged } }: { output: ChangedProduct }) => ({
      products: context.products.map((each) => (each.id === product.id ? product : each)),
      outcome: { id: product.id, isChanged },
    })),
  },
  delays: { pause: 250 },
}).createMachine({
  id: "goods",
  description: "The products of the shop, and the change of one.",
  context: { query: "", products: [], failure: null, product: null, outcome: null },
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: {
        "goods.search": { target: ".typing", actions: { type: "setQuery", params: ({ event }) => event } },
      },
      states: {
        typing: {
          description: "The words are searched for once nothing more is typed.",
          tags: "loading",
          after: { pause: { target: "loading" } },
        },
        loading: {
          tags: "loading",
          invoke: {
            id: "findProducts",
            src: "findProducts",
            input: ({ context }) => ({ query: context.query }),
            onDone: { target: "ready", actions: { type: "setProducts", params: ({ event }) => event } },
            onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
          },
        },
        ready: {},
        failed: { on: { "goods.retry": { target: "loading" } } },
      },
    },
    change: {
      initial: "none",
      states: {
        none: {
          on: {
            "product.open": {
              target: "open",
              actions: { type: "openProduct", params: ({ event }) => event },
            },
          },
        },
        open: {
          description: "Of one product at a time: another one would take away what was typed.",
          invoke: [
            { id: "formEvents", src: "forwardEmitted", input: ["priceForm"] },
            {
              id: "priceForm",
              src: "priceForm",
              systemId: "priceForm",
              input: ({ context }) => ({ subject: context.product as Product }), // set by what leads here
              onError: { target: "none", actions: "closeProduct" },
            },
          ],
          on: {
            "form.done": {
              target: "none",
              actions: [{ type: "setChanged", params: ({ event }) => event }, "closeProduct"],
            },
            "form.closed": { target: "none", actions: "closeProduct" },
          },
        },
      },
    },
  },
});

/** The product that is being changed stays in sight, whatever is searched for meanwhile. */
function withOpen(product: Product | null, found: Product[]): Product[] {
  return product && found.every(({ id }) => id !== product.id) ? [product, ...found] : found;
}

export type GoodsRef = ActorRefFrom<typeof goodsMachine>;

/** The machine of the goods, with its calls. */
export function provideGoods(callDesk: CallDesk, searchProducts: SearchProducts) {
  return goodsMachine.provide({
    actors: {
      findProducts: fromPromise(async ({ input: { query } }) =>
        query === "" ? (await callDesk("listLowStock", {})).products : searchProducts(query),
      ),
      priceForm: priceFormMachine.provide({
        actors: { submit: fromPromise(({ input }) => callDesk("changeProduct", input)) },
      }),
    },
  });
}
