import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { clickParams } from "./cart-events.ts";
import { cartSetup, NO_ERROR } from "./cart-setup.ts";
import { busyParams } from "./shopper-cart.ts";

/**
 * The shopper's cart: it runs that of a guest or that of an account, and decides for either when a call that failed
 * is tried again. Screens ask the selectors, and do not know which of the two they see.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  description: "A shopper's cart, whoever the shopper is, and when what failed is tried again.",
  context: { isOnline: true, ...NO_ERROR, retriedError: null },
  invoke: [
    {
      id: "watchNetwork",
      src: "watchNetwork",
      onError: { description: "Nobody tells when the network is back: the next try finds out." },
    },
    {
      id: "watchCart",
      src: "watchCart",
      onError: { description: "Nobody tells what other tabs do: the next reading finds out." },
    },
  ],
  initial: "closed",
  on: {
    "cart.open": [
      {
        guard: { type: "isAccount", params: ({ event }) => event },
        target: ".open.shopper.account",
        description: "An account's cart; of a former shopper nothing is kept.",
        actions: "reset",
      },
      {
        target: ".open.shopper.guest",
        description: "A guest's lines; of a former shopper nothing is kept.",
        actions: "reset",
      },
    ],
    "network.back": { description: "There is a network.", actions: "noteOnline" },
    "network.lost": { description: "The browser has no network.", actions: "noteOffline" },
  },
  states: {
    closed: { description: "Nobody's cart, and nothing of a former shopper is kept.", entry: "reset" },
    open: {
      description: "Somebody's cart. Clicks are taken in every state of it, and shown at once.",
      type: "parallel",
      tags: "open",
      on: {
        "account.confirmed": {
          description: "It is known whose account it is.",
          actions: { type: "forward", params: ({ event }) => ({ event }) },
        },
        "cart.refresh": {
          description: "The lines may have changed elsewhere.",
          actions: { type: "forward", params: ({ event }) => ({ event }) },
        },
        "network.back": {
          description: "The lines may have changed elsewhere meanwhile.",
          actions: ["noteOnline", { type: "forward", params: ({ event }) => ({ event }) }],
        },
        "line.*": { description: "A line changes.", actions: { type: "change", params: clickParams } },
        "lines.add": {
          description: "The lines of a former order come, as far as the shop takes them.",
          actions: { type: "change", params: clickParams },
        },
        "cart.clear": { description: "All lines go.", actions: { type: "change", params: clickParams } },
        "shipping.choose": {
          description: "Another shipping option.",
          actions: { type: "forward", params: ({ event }) => ({ event }) },
        },
        "promotion.*": {
          description: "A promotion code, or none.",
          actions: { type: "forward", params: ({ event }) => ({ event }) },
        },
        "notice.dismiss": {
          description: "The shopper has read it.",
          actions: { type: "forward", params: ({ event }) => ({ event }) },
        },
        "dialog.dismiss": {
          guard: "isNotRetrying",
          description: "The shopper has read the failure. One that is being mended stays.",
          actions: "clearError",
        },
        "call.answered": { description: "The server is within reach.", actions: "clearRetriedError" },
        "summary.answered": {
          description: "It is known what the cart costs.",
          actions: "clearErrorUnlessFinal",
        },
        "choice.failed": {
          description: "The shopper is told, and nothing is tried again.",
          actions: { type: "openDialog", params: ({ event }) => event },
        },
        "failure.clear": { description: "What went wrong is overtaken.", actions: "clearError" },
        "cart.lineAdded": {
          description: "An addition is safe: on the server, or a guest's on their device.",
          actions: { type: "report", params: ({ event }) => ({ report: event }) },
        },
        "cart.lineRemoved": {
          description: "A line goes, and can be brought back.",
          actions: { type: "report", params: ({ event }) => ({ report: event }) },
        },
        "cart.emptied": {
          description: "All lines go, and can be brought back.",
          actions: { type: "report", params: ({ event }) => ({ report: event }) },
        },
        "cart.changeRefused": {
          description: "The server refused a change, which is rolled back.",
          actions: { type: "report", params: ({ event }) => ({ report: event }) },
        },
        "cart.merged": {
          description: "The guest's lines are in the account's cart, as far as it takes them.",
          actions: { type: "report", params: ({ event }) => ({ report: event }) },
        },
        "cart.linesRejected": {
          description: "The shop does not sell a guest all that they wanted.",
          actions: { type: "report", params: ({ event }) => ({ report: event }) },
        },
      },
      states: {
        shopper: {
          description: "Whose cart it is.",
          initial: "guest",
          states: {
            guest: {
              description: "A guest's, on the device.",
              invoke: [
                {
                  id: "contentsEvents",
                  src: "childEvents",
                  input: { ids: ["contents"] },
                },
                {
                  id: "contents",
                  src: "guestCart",
                  onSnapshot: {
                    description: "What it holds is shown.",
                    actions: { type: "show", params: busyParams },
                  },
                },
              ],
            },
            account: {
              description: "An account's, on the server.",
              invoke: [
                {
                  id: "contentsEvents",
                  src: "childEvents",
                  input: { ids: ["contents"] },
                },
                {
                  id: "contents",
                  src: "accountCart",
                  onSnapshot: {
                    description: "What it holds is shown.",
                    actions: { type: "show", params: busyParams },
                  },
                },
              ],
            },
          },
        },
        calls: {
          description: "Whether the server can be reached.",
          initial: "going",
          on: {
            "call.failed": {
              target: ".handlingFailure",
              description: "A call was not answered, or refused.",
              actions: { type: "countFailure", params: ({ event }) => event },
            },
          },
          states: {
            going: { description: "Calls go out as they come." },
            handlingFailure: {
              description: "What a failure means for the cart.",
              always: [
                {
                  guard: "isHopeless",
                  target: "interrupted.failed",
                  description: "Final, or tried often enough: now it takes the shopper.",
                },
                {
                  guard: "isOffline",
                  target: "interrupted.offline",
                  description: "Trying makes no sense before there is a network.",
                },
                {
                  target: "interrupted.waiting",
                  description: "Lost, too many requests or an error of the server: it may pass.",
                },
              ],
            },
            interrupted: {
              description: "Nothing is on its way. Everything the shopper does is kept and shown.",
              initial: "waiting",
              on: {
                "cart.retry": {
                  target: "going",
                  description: "The shopper tries again: the same as before, under the same id.",
                  actions: ["noteRetry", "clearError", "retry"],
                },
                "cart.refresh": {
                  target: "going",
                  description: "Another tab got through, or the shopper is looking: one more try.",
                  actions: { type: "forward", params: ({ event }) => ({ event }) },
                },
                "network.back": {
                  target: "going",
                  description: "What waited is sent at once, in order.",
                  actions: [
                    "noteOnline",
                    "clearError",
                    { type: "forward", params: ({ event }) => ({ event }) },
                  ],
                },
              },
              states: {
                waiting: {
                  description: "The next try comes by itself.",
                  after: {
                    retryDelay: {
                      target: "#cart.open.calls.going",
                      description: "The same again, under the same id.",
                      actions: "retry",
                    },
                  },
                },
                offline: { description: "There is no network: trying makes no sense before it is back." },
                failed: { description: "It takes the shopper to try again.", tags: "failed" },
              },
            },
          },
        },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
