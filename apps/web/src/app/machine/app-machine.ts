import type { Toast } from "../../shared/toast.ts";
import { appSetup, arrivalOf, type AppEvent } from "./app-setup.ts";

/** The root only coordinates: it runs the other machines and forwards the events of one to another. */
export const appMachine = appSetup.createMachine({
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
