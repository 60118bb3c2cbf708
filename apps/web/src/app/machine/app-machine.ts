import { appSetup, arrivalOf } from "./app-setup.ts";

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
      actions: { type: "confirmAccount", params: ({ event }) => ({ uid: event.uid }) },
    },
    "product.select": {
      description: "A product is selected for the quick view, and is the last one viewed.",
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.product }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.product.id }) },
      ],
    },
    "product.loaded": {
      description: "The product on the screen is the selected one, and the last one viewed.",
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.data }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.data.id }) },
      ],
    },
  },
  states: {
    message: {
      description: "The messages to the shopper, one at a time.",
      initial: "starting",
      on: {
        "session.opened": [
          {
            guard: "offersUndo",
            target: ".quiet",
            description: "An undo of a guest's removal is dropped: it must not change the account's cart.",
            actions: [{ type: "markLogged", params: { isLogged: true } }, "openCart"],
          },
          {
            description: "The shopper is logged in: their cart is loaded.",
            actions: [{ type: "markLogged", params: { isLogged: true } }, "openCart"],
          },
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
        "session.notice": {
          target: ".showingToast",
          description: "The session has a notice.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "session", notice: event.notice }) },
        },
        "cart.changeRefused": {
          target: ".showingToast",
          description: "The server refused a change, and the cart shows the server's state again.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "failure", failure: event.failure }) },
        },
        "cart.merged": {
          guard: { type: "hasRejectedLines", params: ({ event }) => ({ products: event.rejectedLines }) },
          target: ".showingToast",
          description: "The guest's lines are in the account's cart, but not all of them.",
          actions: {
            type: "notify",
            params: ({ event }) => ({ kind: "rejectedLines", products: event.rejectedLines }),
          },
        },
        "cart.linesRejected": {
          target: ".showingToast",
          description: "The shop rejected lines of a guest.",
          actions: {
            type: "notify",
            params: ({ event }) => ({ kind: "rejectedLines", products: event.rejectedLines }),
          },
        },
        "cart.lineAdded": {
          target: ".showingToast",
          description: "An added line is saved: on the server, or for a guest on the device.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "lineAdded", item: event.item }) },
        },
        "cart.lineRemoved": {
          target: ".showingToast",
          description: "The removal of a line can be undone.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "removed", items: [event.item] }) },
        },
        "cart.emptied": {
          target: ".showingToast",
          description: "The clearing of the cart can be undone.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "removed", items: event.items }) },
        },
        "code.missing": {
          target: ".showingToast",
          description: "An action needs code that could not be loaded.",
          actions: { type: "notify", params: { kind: "failure", failure: { id: 503 } } },
        },
        "navigation.refused": {
          target: ".showingToast",
          description: "The guard blocked a navigation; the reason is shown.",
          actions: {
            type: "notify",
            params: ({ event }) => ({ kind: "navigationRefused", reason: event.reason }),
          },
        },
      },
      states: {
        starting: {
          description: "Transient in a browser: without a cookie the cart is a guest's from the start.",
          always: [
            {
              guard: "startsAsGuest",
              target: "quiet",
              description: "Not logged in.",
              actions: "openGuestCart",
            },
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
        quiet: { description: "No message is shown.", entry: "clearToast" },
        showingToast: {
          description: "A message is shown.",
          after: { toastTime: { target: "quiet", description: "It was shown long enough to be read." } },
          on: {
            "screen.left": {
              guard: "isOfScreen",
              target: "quiet",
              description: "The message belongs to the previous screen; one with undo stays.",
            },
            "toast.dismiss": { target: "quiet", description: "The shopper dismissed it." },
            "toast.undo": {
              target: "quiet",
              description: "The removed lines are restored.",
              actions: {
                type: "restoreLines",
                params: ({ event }) => ({ operationId: event.operationId }),
              },
            },
          },
        },
      },
    },
    marketplace: {
      description: "The code loads with the product list.",
      initial: "closed",
      states: {
        closed: {
          description: "The marketplace has not been opened yet.",
          on: { "marketplace.open": { target: "open", description: "The code has loaded." } },
        },
        open: {
          description: "They run until the page is closed.",
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
        closed: {
          description: "No step of a checkout has been opened yet.",
          on: { "checkout.open": { target: "open", description: "The code has loaded." } },
        },
        open: {
          description: "It runs until the page is closed, and receives what it needs of session and cart.",
          invoke: [
            { id: "checkout", src: "checkout", systemId: "checkout" },
            { id: "checkoutEvents", src: "forwardEmitted", input: ["checkout"] },
            { id: "checkoutUpdates", src: "checkoutUpdates" },
          ],
          on: {
            "cart.stale": {
              description: "The server's cart differs from the known one.",
              actions: "refreshCart",
            },
            "shipping.chosen": {
              description: "The cart is priced with the checkout's shipping option.",
              actions: { type: "chooseShipping", params: ({ event }) => ({ option: event.option }) },
            },
            "order.placed": {
              description: "An order empties the cart, also in other tabs.",
              actions: "notifyOtherTabs",
            },
          },
        },
      },
    },
  },
});
