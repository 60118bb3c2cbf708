import { toFailure, type Failure, type Product } from "@shop/contract";
import type { CallDesk } from "@shop/fulfilment-machine";
import { forwardEmitted, port, type FormReport } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { catalogImportMachine, type ReadTable } from "./catalog-import-machine.ts";
import { priceFormMachine, type ChangedProduct } from "./price-form-machine.ts";

/** Searches as a shopper would. Rejects with a `FailureError`. */
export type SearchProducts = (query: string) => Promise<Product[]>;

/** Products that shoppers see, and hidden ones, which no search finds. */
type FoundProducts = { products: Product[]; hidden: Product[] };

type GoodsContext = FoundProducts & {
  /** What is searched for; empty for what runs out first. */
  query: string;
  failure: Failure | null;
  /** The product that is being changed. */
  product: Product | null;
  /** The product that is being hidden or shown, until it is known that it was. */
  hiding: { product: Product; isHidden: boolean; failure: Failure | null } | null;
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
      | { type: "import.open" }
      | { type: "product.open"; product: Product }
      | { type: "product.hide"; product: Product; isHidden: boolean }
      | FormReport<ChangedProduct>,
    tags: {} as "loading",
    children: {} as { priceForm: "priceForm"; formEvents: "forwardEmitted"; catalogImport: "catalogImport" },
  },
  actors: {
    findProducts: port<FoundProducts, { query: string }>("findProducts"),
    hideProduct: port<{ product: Product }, { id: string; isHidden: boolean }>("hideProduct"),
    priceForm: priceFormMachine,
    catalogImport: catalogImportMachine,
    forwardEmitted,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query: query.trim() })),
    setProducts: assign(({ context: { product } }, { output }: { output: FoundProducts }) => ({
      products: withOpen(product, output.products),
      hidden: output.hidden,
      failure: null,
    })),
    // What is shown would not be what was searched for.
    setFailure: assign(({ context: { product } }, { error }: { error: unknown }) => ({
      products: withOpen(product, []),
      hidden: [],
      failure: toFailure(error),
    })),
    openProduct: assign((_, { product }: { product: Product }) => ({ product, outcome: null, hiding: null })),
    closeProduct: assign({ product: null }),
    setChanged: assign(({ context }, { output: { product, isChanged } }: { output: ChangedProduct }) => ({
      products: context.products.map((each) => (each.id === product.id ? product : each)),
      outcome: { id: product.id, isChanged },
    })),
    startHiding: assign((_, { product, isHidden }: { product: Product; isHidden: boolean }) => ({
      hiding: { product, isHidden, failure: null },
      outcome: null,
    })),
    setHidden: assign(
      ({ context: { products, hidden, hiding } }, { output }: { output: { product: Product } }) => {
        const { product } = output;
        const others = (list: Product[]) => list.filter(({ id }) => id !== product.id);
        return hiding?.isHidden
          ? { products: others(products), hidden: [product, ...others(hidden)], hiding: null }
          : { products: [product, ...others(products)], hidden: others(hidden), hiding: null };
      },
    ),
    setHidingFailure: assign(({ context: { hiding } }, { error }: { error: unknown }) => ({
      hiding: hiding && { ...hiding, failure: toFailure(error) },
    })),
  },
  guards: {
    isOpenProduct: ({ context }, { product }: { product: Product }) => context.product?.id === product.id,
  },
  delays: { pause: 250 },
}).createMachine({
  id: "goods",
  description: "The products of the shop, and the change of one.",
  context: { query: "", products: [], hidden: [], failure: null, product: null, hiding: null, outcome: null },
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
            "product.hide": {
              target: "hiding",
              actions: { type: "startHiding", params: ({ event }) => event },
            },
            "import.open": { target: "importing" },
          },
        },
        importing: {
          description: "A catalogue file, in place of the products.",
          invoke: {
            id: "catalogImport",
            src: "catalogImport",
            onDone: { target: "#goods", description: "The products are read again." },
            onError: { target: "none" },
          },
        },
        hiding: {
          description: "A product is hidden from shoppers, or shown again.",
          invoke: {
            id: "hideProduct",
            src: "hideProduct",
            input: ({ context: { hiding } }) => ({
              id: hiding?.product.id ?? "",
              isHidden: hiding?.isHidden ?? true,
            }),
            onDone: { target: "none", actions: { type: "setHidden", params: ({ event }) => event } },
            onError: { target: "none", actions: { type: "setHidingFailure", params: ({ event }) => event } },
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
            "product.hide": {
              guard: { type: "isOpenProduct", params: ({ event }) => event },
              target: "hiding",
              actions: ["closeProduct", { type: "startHiding", params: ({ event }) => event }],
            },
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

/** The machine of the goods, with its calls, and what reads a file. */
export function provideGoods(callDesk: CallDesk, searchProducts: SearchProducts, readTable: ReadTable) {
  return goodsMachine.provide({
    actors: {
      findProducts: fromPromise(({ input: { query } }) =>
        query === ""
          ? callDesk("listLowStock", {})
          : searchProducts(query).then((products) => ({ products, hidden: [] })),
      ),
      hideProduct: fromPromise(({ input }) => callDesk("hideProduct", input)),
      catalogImport: catalogImportMachine.provide({
        actors: {
          readTable: fromPromise(({ input }) => readTable(input)),
          importCatalog: fromPromise(({ input }) => callDesk("importCatalog", input)),
        },
      }),
      priceForm: priceFormMachine.provide({
        actors: { submit: fromPromise(({ input }) => callDesk("changeProduct", input)) },
      }),
    },
  });
}
