import { cartMachine, type CartReport } from "@shop/cart-machine";
import { homeMachine, productMachine, type ProductReport } from "@shop/catalog-machine";
import type { provideCatalog, provideSearch } from "@shop/catalog-machine/marketplace";
import type { CheckoutEmitted, provideCheckout } from "@shop/checkout-machine";
import type { RejectedLine, Product } from "@shop/contract";
import { emitUnlessNull, forwardEmitted, watcher } from "@shop/machine-factories";
import { sessionMachine, type SessionInput, type SessionReport } from "@shop/session-machine";
import { assertEvent, assign, emit, forwardTo, sendTo, setup } from "xstate";
import type { AppState, ScreenEvent } from "../../shared/app-actor.ts";
import type { Toast } from "../../shared/toast.ts";

/** The session cookie at the page load, and why the page was loaded. Null on a server. */
export type AppInput = { session: SessionInput | null };

/** The code of a screen and of its machines has loaded. */
type ArrivalEvent = MarketplaceArrival | { type: "checkout.open" };

type MarketplaceArrival = { type: "marketplace.open"; isEndless: boolean; recent: string[] };

export type AppEvent =
  | ({ type: "session.start" } & SessionInput)
  | SessionReport
  | CartReport
  | ProductReport
  | CheckoutEmitted
  | ScreenEvent
  | ArrivalEvent;

export type MarketplaceActors = {
  catalog: ReturnType<typeof provideCatalog>;
  search: ReturnType<typeof provideSearch>;
};

/** How long a message stays, in milliseconds; one that can be undone stays longer. */
const TOAST_TIME = 7000;
const UNDO_TIME = 12_000;

/** The root only coordinates: it runs the other machines and forwards the events of one to another. */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppState & { start: AppInput["session"] },
    events: {} as AppEvent,
    emitted: {} as { type: "product.seen"; id: string },
    children: {} as {
      childEvents: "forwardEmitted";
      session: "session";
      cart: "cart";
      home: "home";
      product: "product";
      catalog: "catalog";
      search: "search";
      checkout: "checkout";
      checkoutEvents: "forwardEmitted";
      checkoutUpdates: "checkoutUpdates";
    },
  },
  actors: {
    forwardEmitted,
    session: sessionMachine,
    cart: cartMachine,
    home: homeMachine,
    product: productMachine,
    // Their code loads with the first screen that needs it: `openMarketplace` and `openCheckout` set it here. XState
    // has no lazy logic; it looks an implementation up when the invoking state is entered.
    catalog: {} as MarketplaceActors["catalog"],
    search: {} as MarketplaceActors["search"],
    checkout: {} as ReturnType<typeof provideCheckout>,
    checkoutUpdates: watcher("checkoutUpdates"),
  },
  actions: {
    start: assign({ start: (_, start: SessionInput) => start }),
    startSession: forwardTo("session"),
    openCart: sendTo("cart", { type: "shopper.changed", shopper: "account" }),
    openGuestCart: sendTo("cart", { type: "shopper.changed", shopper: "guest" }),
    confirmAccount: sendTo("cart", (_, { uid }: { uid: string }) => ({ type: "account.confirmed", uid })),
    refreshCart: sendTo("cart", { type: "cart.refresh" }),
    chooseShipping: sendTo("cart", (_, { option }: { option: string }) => ({
      type: "summary.choose",
      shippingOption: option,
    })),
    choosePaging: sendTo("catalog", (_, { isEndless }: MarketplaceArrival) => ({
      type: "catalog.page",
      isEndless,
    })),
    recallSearches: sendTo("search", (_, { recent }: MarketplaceArrival) => ({
      type: "search.recall",
      recent,
    })),
    // Implemented in `createApp`.
    notifyOtherTabs: () => undefined,
    markLogged: assign({ isLogged: (_, { isLogged }: { isLogged: boolean }) => isLogged }),
    setProduct: assign({ detailsProducts: (_, { product }: { product: Product }) => product }),
    noteProduct: emit((_, { id }: { id: string }) => ({ type: "product.seen", id }) as const),
    noteRestoredProduct: emitUnlessNull(
      ({ context: { detailsProducts } }) =>
        detailsProducts && ({ type: "product.seen", id: detailsProducts.id } as const),
    ),
    notify: assign({ moduleToust: (_, toast: Toast) => toast }),
    clearToast: assign({ moduleToust: null }),
    restoreLines: ({ context, self }, { operationId }: { operationId: string }) => {
      if (context.moduleToust?.kind !== "removed") return;
      const { cart } = self.getSnapshot().children;
      context.moduleToust.items.forEach((item, index) =>
        cart?.send({ type: "line.set", operationId: `${operationId}-${index}`, item }),
      );
    },
  },
  guards: {
    isStarted: ({ context }) => context.start !== null,
    startsAsGuest: ({ context }) => context.start?.cookie === null,
    hasRejectedLines: (_, { rejectedLines }: { rejectedLines: RejectedLine[] }) => rejectedLines.length > 0,
    offersUndo: ({ context }) => context.moduleToust?.kind === "removed",
    isOfScreen: ({ context }) => context.moduleToust?.kind === "lineAdded",
  },
  delays: {
    toastTime: ({ context }) => (context.moduleToust?.kind === "removed" ? UNDO_TIME : TOAST_TIME),
  },
}).createMachine({
  id: "app",
  description: "Runs session, cart and catalogue, and forwards events between them.",
  context: ({ input }) => ({
    start: input.session,
    isLogged: false,
    detailsProducts: null,
    moduleToust: null,
  }),
  invoke: [
    { id: "childEvents", src: "forwardEmitted", input: ["cart", "product", "session"] },
    { id: "cart", src: "cart", systemId: "cart" },
    { id: "home", src: "home", systemId: "home" },
    { id: "product", src: "product", systemId: "product" },
    { id: "session", src: "session", systemId: "session", input: ({ context }) => context.start },
  ],
  type: "parallel",
  on: {
    "session.confirmed": {
      description:
        "The session's identity is known: changes that the device stores for it may be sent to its cart.",
      actions: { type: "confirmAccount", params: ({ event }) => event },
    },
    "product.select": {
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.product }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.product.id }) },
      ],
    },
    "product.loaded": {
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.data }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.data.id }) },
      ],
    },
  },
  states: {
    message: {
      initial: "starting",
      on: {
        "session.opened": [
          {
            guard: "offersUndo",
            target: ".quiet",
            description: "An undo of a guest's removal is dropped: it must not change the account's cart.",
            actions: [{ type: "markLogged", params: { isLogged: true } }, "openCart"],
          },
          { actions: [{ type: "markLogged", params: { isLogged: true } }, "openCart"] },
        ],
        "session.closed": [
          {
            guard: "offersUndo",
            target: ".quiet",
            description: "An undo of this shopper is not offered to the next one.",
            actions: [{ type: "markLogged", params: { isLogged: false } }, "openGuestCart"],
          },
          {
            description: "Signed out: nothing of the account's cart stays in memory.",
            actions: [{ type: "markLogged", params: { isLogged: false } }, "openGuestCart"],
          },
        ],
        "session.notice": toToast(({ event }) => ({ kind: "session", notice: event.notice })),
        "cart.changeRefused": toToast(({ event }) => ({ kind: "failure", failure: event.failure })),
        "cart.merged": {
          guard: { type: "hasRejectedLines", params: ({ event }) => event },
          ...toToast(({ event }) => ({ kind: "rejectedLines", products: event.rejectedLines })),
        },
        "cart.linesRejected": toToast(({ event }) => ({
          kind: "rejectedLines",
          products: event.rejectedLines,
        })),
        "cart.lineAdded": toToast(({ event }) => ({ kind: "lineAdded", item: event.item })),
        "cart.lineRemoved": toToast(({ event }) => ({ kind: "removed", items: [event.item] })),
        "cart.emptied": toToast(({ event }) => ({ kind: "removed", items: event.items })),
        "code.missing": toToast(() => ({ kind: "failure", failure: { id: 503 } })),
        "navigation.refused": toToast(({ event }) => ({ kind: "navigationRefused", reason: event.reason })),
      },
      states: {
        starting: {
          description: "Transient in a browser: without a cookie the cart is a guest's from the start.",
          always: [
            { guard: "startsAsGuest", target: "quiet", actions: "openGuestCart" },
            {
              guard: "isStarted",
              target: "quiet",
              description: "The session is still determining whose cart to open.",
            },
          ],
          on: {
            "session.start": {
              description:
                "A server started the machines for an anonymous shopper; this is the one of the page.",
              actions: [
                { type: "start", params: ({ event }) => event },
                "startSession",
                "noteRestoredProduct",
              ],
            },
          },
        },
        quiet: { entry: "clearToast" },
        showingToast: {
          after: { toastTime: { target: "quiet" } },
          on: {
            "screen.left": {
              guard: "isOfScreen",
              target: "quiet",
              description: "The message belongs to the previous screen; one with undo stays.",
            },
            "toast.dismiss": { target: "quiet" },
            "toast.undo": {
              target: "quiet",
              actions: { type: "restoreLines", params: ({ event }) => event },
            },
          },
        },
      },
    },
    marketplace: {
      description: "The code loads with the product list.",
      initial: "closed",
      states: {
        closed: { on: { "marketplace.open": { target: "open" } } },
        open: {
          on: {
            "marketplace.open": {
              description: "A server started them, without what this device stores.",
              actions: [
                { type: "choosePaging", params: ({ event }) => event },
                { type: "recallSearches", params: ({ event }) => event },
              ],
            },
          },
          invoke: [
            { id: "catalog", src: "catalog", systemId: "catalog", input: arrivalOf },
            { id: "search", src: "search", systemId: "search", input: arrivalOf },
          ],
        },
      },
    },
    checkout: {
      description: "The code loads with the first step.",
      initial: "closed",
      states: {
        closed: { on: { "checkout.open": { target: "open" } } },
        open: {
          description: "It runs until the page is closed, and receives what it needs of session and cart.",
          invoke: [
            { id: "checkout", src: "checkout", systemId: "checkout" },
            { id: "checkoutEvents", src: "forwardEmitted", input: ["checkout"] },
            { id: "checkoutUpdates", src: "checkoutUpdates" },
          ],
          on: {
            "cart.stale": { actions: "refreshCart" },
            "shipping.chosen": { actions: { type: "chooseShipping", params: ({ event }) => event } },
            "order.placed": { actions: "notifyOtherTabs" },
          },
        },
      },
    },
  },
});

/** What shows a message, whichever event it comes from. */
function toToast<Event extends AppEvent>(params: (args: { event: Event }) => Toast) {
  return { target: ".showingToast", actions: { type: "notify", params } } as const;
}

function arrivalOf({ event }: { event: AppEvent }): MarketplaceArrival {
  assertEvent(event, "marketplace.open");
  return event;
}
