import { appSetup, arrivalOf } from "./app-setup.ts";

/** The root only wires: it runs the others for its whole life and routes what one reports to another. */
export const appMachine = appSetup.createMachine({
  id: "app",
  description: "Runs session, cart and catalogue, and carries word between them.",
  context: ({ input }) => ({
    start: input.session,
    isLogged: false,
    detailsProducts: null,
    moduleToust: null,
  }),
  invoke: [
    { id: "childEvents", src: "childEvents", input: ["cart", "product", "session"] },
    { id: "cart", src: "cart", systemId: "cart" },
    { id: "home", src: "home", systemId: "home" },
    { id: "product", src: "product", systemId: "product" },
    { id: "session", src: "session", systemId: "session", input: ({ context }) => context.start },
  ],
  type: "parallel",
  on: {
    "session.confirmed": {
      description: "It is known whose session it is: what the device keeps for them may reach their cart.",
      actions: { type: "confirmAccount", params: ({ event }) => ({ uid: event.uid }) },
    },
    "product.select": {
      description: "A product is picked for the quick view: the last one looked at.",
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.product }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.product.id }) },
      ],
    },
    "product.loaded": {
      description: "The product on the screen is the selected one, and the last one looked at.",
      actions: [
        { type: "setProduct", params: ({ event }) => ({ product: event.data }) },
        { type: "noteProduct", params: ({ event }) => ({ id: event.data.id }) },
      ],
    },
  },
  states: {
    message: {
      description: "What is said to the shopper, one message at a time, and what happens with it.",
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
          actions: { type: "notify", params: ({ event }) => ({ kind: "session", notice: event.notice }) },
        },
        "cart.changeRefused": {
          target: ".showingToast",
          description: "The server refused a change, and the cart shows what is true again.",
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
          description: "The shop does not sell a guest all that they wanted.",
          actions: {
            type: "notify",
            params: ({ event }) => ({ kind: "rejectedLines", products: event.rejectedLines }),
          },
        },
        "cart.lineAdded": {
          target: ".showingToast",
          description: "An addition is safe: on the server, or a guest's on their device.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "lineAdded", item: event.item }) },
        },
        "cart.lineRemoved": {
          target: ".showingToast",
          description: "A removed line can be brought back.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "removed", items: [event.item] }) },
        },
        "cart.emptied": {
          target: ".showingToast",
          description: "The lines of an emptied cart can be brought back.",
          actions: { type: "notify", params: ({ event }) => ({ kind: "removed", items: event.items }) },
        },
        "code.missing": {
          target: ".showingToast",
          description: "What was pressed needs code that the network did not bring.",
          actions: { type: "notify", params: { kind: "failure", failure: { id: 503 } } },
        },
        "navigation.refused": {
          target: ".showingToast",
          description: "The guard kept the shopper where they were, and says why.",
          actions: {
            type: "notify",
            params: ({ event }) => ({ kind: "navigationRefused", reason: event.reason }),
          },
        },
      },
      states: {
        starting: {
          description:
            "Passed through at once in a browser: without a cookie the cart is a guest's from the start.",
          always: [
            {
              guard: "startsAsGuest",
              target: "quiet",
              description: "Nobody is logged in.",
              actions: "openGuestCart",
            },
            {
              guard: "isStarted",
              target: "quiet",
              description: "The session is about to say whose cart to open.",
            },
          ],
          on: {
            "session.start": {
              description: "A server started the machines, for anybody: this is who has opened the page.",
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
          after: { toastTime: { target: "quiet", description: "It was there long enough to be read." } },
          on: {
            "screen.left": {
              guard: "isOfScreen",
              target: "quiet",
              description: "What was added was added on the screen before; what can be undone comes along.",
            },
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
    },
    marketplace: {
      description: "The machines of the list of products, whose code arrives with their screen.",
      initial: "closed",
      states: {
        closed: {
          description: "Nobody has opened the marketplace yet.",
          on: { "marketplace.open": { target: "open", description: "The code is there." } },
        },
        open: {
          description: "They run as long as the page.",
          on: {
            "marketplace.open": {
              description: "A server started them, which does not know what this device remembers.",
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
      description: "The one checkout of the page, whose code arrives with its first step.",
      initial: "closed",
      states: {
        closed: {
          description: "No step of a checkout has been opened yet.",
          on: { "checkout.open": { target: "open", description: "The code is there." } },
        },
        open: {
          description: "It runs as long as the page, and knows of session and cart what concerns it.",
          invoke: [
            { id: "checkout", src: "checkout", systemId: "checkout" },
            { id: "checkoutEvents", src: "childEvents", input: ["checkout"] },
            { id: "checkoutUpdates", src: "checkoutUpdates" },
          ],
          on: {
            "cart.stale": {
              description: "The server has another word on the cart than the one that is known.",
              actions: "refreshCart",
            },
            "shipping.chosen": {
              description: "The cart is priced with the shipping of the checkout.",
              actions: { type: "chooseShipping", params: ({ event }) => ({ option: event.option }) },
            },
            "order.placed": {
              description: "An order empties the cart, in the other tabs too.",
              actions: "notifyOtherTabs",
            },
          },
        },
      },
    },
  },
});
