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

export const appSetup = setup({
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
});

export function arrivalOf({ event }: { event: AppEvent }): MarketplaceArrival {
  assertEvent(event, "marketplace.open");
  return event;
}
