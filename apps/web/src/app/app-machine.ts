import { cartMachine, type CartReport } from "@shop/cart-machine";
import { homeMachine, productMachine, type ProductReport } from "@shop/catalog-machine";
import type { CartItem, RejectedLine, Product } from "@shop/contract";
import { childEvents } from "@shop/machine-ports";
import { sessionMachine, type SessionInput, type SessionReport } from "@shop/session-machine";
import { assign, emit, sendTo, setup } from "xstate";
import type { AppState, ScreenEvent } from "../shared/app-actor.ts";
import type { Toast } from "../shared/toast.ts";

/** What the page knew before anything ran: the cookie, and how it came to be loaded. */
export type AppInput = { session: SessionInput };

export type AppEvent = SessionReport | CartReport | ProductReport | ScreenEvent;

/** How long a message stays, in milliseconds; one that can be undone stays longer. */
const TOAST_TIME = 7000;
const UNDO_TIME = 12_000;

/** The root only wires: it runs the others for its whole life and routes what one reports to another. */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppState & { start: AppInput["session"] },
    events: {} as AppEvent,
    emitted: {} as { type: "product.seen"; id: string },
    children: {} as {
      childEvents: "childEvents";
      session: "session";
      cart: "cart";
      home: "home";
      product: "product";
    },
  },
  actors: {
    childEvents,
    session: sessionMachine,
    cart: cartMachine,
    home: homeMachine,
    product: productMachine,
  },
  actions: {
    openCart: sendTo("cart", { type: "cart.open", shopper: "account" }),
    openGuestCart: sendTo("cart", { type: "cart.open", shopper: "guest" }),
    confirmAccount: sendTo("cart", (_, { uid }: { uid: string }) => ({ type: "account.confirmed", uid })),
    refuseSession: sendTo("session", { type: "session.refused" }),
    addToCart: sendTo("cart", (_, line: { operationId: string; item: CartItem }) => ({
      type: "line.add",
      ...line,
    })),
    markLogged: assign({ isLogged: (_, { isLogged }: { isLogged: boolean }) => isLogged }),
    setProduct: assign({ detailsProducts: (_, { product }: { product: Product }) => product }),
    noteProduct: emit((_, { id }: { id: string }) => ({ type: "product.seen", id }) as const),
    notify: assign({ moduleToust: (_, { toast }: { toast: Toast }) => toast }),
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
    startsAsGuest: ({ context }) => context.start.cookie === null,
    hasRejectedLines: (_, { products }: { products: RejectedLine[] }) => products.length > 0,
    offersUndo: ({ context }) => context.moduleToust?.kind === "removed",
  },
  delays: {
    toastTime: ({ context }) => (context.moduleToust?.kind === "removed" ? UNDO_TIME : TOAST_TIME),
  },
}).createMachine({
  id: "app",
  description: "Runs session, cart and catalogue, and carries word between them.",
  context: ({ input }) => ({
    start: input.session,
    isLogged: false,
    detailsProducts: null,
    moduleToust: null,
  }),
  invoke: [
    {
      id: "childEvents",
      src: "childEvents",
      input: ({ self }) => ({ parent: self, ids: ["product", "session"] }),
    },
    { id: "cart", src: "cart", systemId: "cart", input: ({ self }) => ({ owner: self }) },
    { id: "home", src: "home", systemId: "home" },
    { id: "product", src: "product", systemId: "product" },
    { id: "session", src: "session", systemId: "session", input: ({ context }) => context.start },
  ],
  initial: "starting",
  on: {
    "session.opened": [
      {
        guard: "offersUndo",
        target: ".quiet",
        description: "What a guest removed cannot be brought back into an account's cart.",
        actions: [{ type: "markLogged", params: { isLogged: true } }, "openCart"],
      },
      {
        description: "Somebody is logged in: their cart is read.",
        actions: [{ type: "markLogged", params: { isLogged: true } }, "openCart"],
      },
    ],
    "session.confirmed": {
      description: "It is known whose session it is: what the device keeps for them may reach their cart.",
      actions: { type: "confirmAccount", params: ({ event }) => ({ uid: event.uid }) },
    },
    "session.closed": [
      {
        guard: "offersUndo",
        target: ".quiet",
        description: "What this shopper removed is not offered to the next one.",
        actions: [{ type: "markLogged", params: { isLogged: false } }, "openGuestCart"],
      },
      {
        description: "Nobody is logged in any more: nothing of the account's cart stays in memory.",
        actions: [{ type: "markLogged", params: { isLogged: false } }, "openGuestCart"],
      },
    ],
    "session.notice": {
      target: ".showingToast",
      description: "The session has something to say.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "session", notice: event.notice } }),
      },
    },
    "cart.unauthorised": {
      description: "The server does not know this session: the session decides what that means.",
      actions: "refuseSession",
    },
    "cart.changeRefused": {
      target: ".showingToast",
      description: "The server refused a change, and the cart shows what is true again.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "failure", failure: event.failure } }),
      },
    },
    "cart.merged": {
      guard: { type: "hasRejectedLines", params: ({ event }) => ({ products: event.rejectedLines }) },
      target: ".showingToast",
      description: "The guest's lines are in the account's cart, but not all of them.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "rejectedLines", products: event.rejectedLines } }),
      },
    },
    "cart.linesRejected": {
      target: ".showingToast",
      description: "The shop does not sell a guest all that they wanted.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "rejectedLines", products: event.rejectedLines } }),
      },
    },
    "cart.lineAdded": {
      target: ".showingToast",
      description: "An addition is safe: on the server, or a guest's on their device.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "lineAdded", item: event.item } }),
      },
    },
    "cart.lineRemoved": {
      target: ".showingToast",
      description: "A removed line can be brought back.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "removed", items: [event.item] } }),
      },
    },
    "cart.emptied": {
      target: ".showingToast",
      description: "The lines of an emptied cart can be brought back.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "removed", items: event.items } }),
      },
    },
    "product.loaded": {
      description: "The product on the screen is the selected one, and the last one looked at.",
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.data }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.data.id }) },
      ],
    },
    "product.select": {
      description: "A product is picked for the quick view.",
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.product }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.product.id }) },
      ],
    },
    "product.add": {
      description: "The cart takes it, whoever's it is.",
      actions: {
        type: "addToCart",
        params: ({ event }) => ({ operationId: event.operationId, item: event.item }),
      },
    },
    "code.missing": {
      target: ".showingToast",
      description: "What was pressed needs code that the network did not bring.",
      actions: { type: "notify", params: { toast: { kind: "failure", failure: { id: 503 } } } },
    },
    "navigation.refused": {
      target: ".showingToast",
      description: "The guard kept the shopper where they were, and says why.",
      actions: {
        type: "notify",
        params: ({ event }) => ({ toast: { kind: "navigationRefused", reason: event.reason } }),
      },
    },
  },
  states: {
    starting: {
      description: "Passed through at once: without a cookie the cart is a guest's from the start.",
      always: [
        {
          guard: "startsAsGuest",
          target: "quiet",
          description: "Nobody is logged in.",
          actions: "openGuestCart",
        },
        { target: "quiet", description: "The session is about to say whose cart to open." },
      ],
    },
    quiet: { description: "No message is shown.", entry: "clearToast" },
    showingToast: {
      description: "A message is shown.",
      after: { toastTime: { target: "quiet", description: "It was there long enough to be read." } },
      on: {
        "toast.dismiss": { target: "quiet", description: "The shopper has read it." },
        "toast.undo": {
          target: "quiet",
          description: "The removed lines come back.",
          actions: {
            type: "restoreLines",
            params: ({ event }) => ({ operationId: event.operationId }),
          },
        },
      },
    },
  },
});
