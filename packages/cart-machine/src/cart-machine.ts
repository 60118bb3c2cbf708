import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { cartSetup, failureParams } from "./cart-setup.ts";
import { unknownCart } from "./cart-state.ts";
import { summaryInput } from "./summary-state.ts";

/**
 * The shopper's cart, a guest's or an account's: what differs is in the ports (`services.ts`). One call is on its way at a
 * time, of the cart or of its outbox. Clicks are taken in every open state, and shown at once.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  description: "A shopper's cart: changed through its outbox, read, summarised, and tried again.",
  context: () => ({ ...unknownCart("guest"), isOnline: true }),
  initial: "closed",
  on: {
    "cart.open": { target: ".open", actions: { type: "reset", params: ({ event }) => event } },
  },
  states: {
    closed: {},
    open: {
      tags: "open",
      entry: "readDevice",
      invoke: [
        { id: "outbox", src: "outbox" },
        { id: "watchNetwork", src: "watchNetwork", onError: { description: "The next try finds out." } },
        { id: "watchCart", src: "watchCart", onError: { description: "The next reading finds out." } },
      ],
      initial: "loading",
      on: {
        "account.confirmed": {
          description: "What was left unsent for this account is sent before the cart is read.",
          actions: [{ type: "confirmAccount", params: ({ event }) => event }, "flushOutbox"],
        },
        "line.*": { actions: { type: "takeChange", params: ({ event }) => event } },
        "lines.add": { actions: { type: "takeChange", params: ({ event }) => event } },
        "cart.clear": { actions: { type: "takeChange", params: ({ event }) => event } },
        "summary.choose": { actions: { type: "choose", params: ({ event }) => event } },
        "notice.dismiss": { actions: { type: "dismissNotice", params: ({ event }) => event } },
        "dialog.dismiss": { guard: "isNotRetrying", actions: "clearError" },
        "network.back": {
          description: "The cart may have changed elsewhere meanwhile.",
          actions: ["noteOnline", "raiseCartRefresh"],
        },
        "network.lost": { actions: "noteOffline" },
        "outbox.restored": {
          description: "The lines that the unsent changes of an earlier page start from.",
          actions: { type: "setBase", params: ({ event }) => event },
        },
        "outbox.emptied": { actions: "noteEmptied" },
        "outbox.refused": {
          description: "The screen rolls back. The cart may be another one by now, so it is read again.",
          actions: { type: "rollBack", params: ({ event }) => event },
        },
        "outbox.started": {
          target: ".sending",
          description: "An answer on its way would be older than the change, and is dropped.",
          actions: "noteStarted",
        },
        "outbox.answered": {
          target: ".sending",
          actions: { type: "takeAnswer", params: ({ event }) => event },
        },
        "cart.refresh": { target: ".sending", actions: ["readDevice", "markStale"] },
        "call.failed": [
          { guard: { type: "isHopeless", params: failureParams }, target: ".failed.stopped" },
          { guard: "isOffline", target: ".failed.offline" },
          { target: ".failed.waiting" },
        ],
      },
      states: {
        loading: {
          description: "Reading the cart. Lines that are shown stay.",
          tags: "busy",
          invoke: {
            id: "read",
            src: "readCart",
            input: ({ context }) => context.shopper,
            onDone: {
              target: "sending",
              actions: [{ type: "setCart", params: ({ event }) => event }, "readDevice"],
            },
            onError: { actions: { type: "raiseCallFailed", params: failureParams } },
          },
          on: {
            "outbox.answered": {
              description: "On a guest's device: it is read again afterwards.",
              actions: { type: "takeAnswer", params: ({ event }) => event },
            },
          },
        },
        sending: {
          description: "What the outbox has goes first; then it is decided what comes next.",
          tags: "busy",
          always: [
            { guard: "isOutboxFirst", actions: "askOutbox" },
            { guard: "isOutboxBusy" },
            { guard: "needsReading", target: "loading" },
            { guard: "isOutboxNext", actions: "askOutbox" },
            { guard: "hasNoLines", target: "empty" },
            { target: "summary" },
          ],
        },
        empty: { entry: "forgetSummary" },
        summary: {
          description: "There are lines: what do they cost?",
          initial: "updating",
          states: {
            updating: {
              description: "An old summary of the same lines is shown meanwhile.",
              tags: "busy",
              invoke: {
                id: "price",
                src: "getPaymentCart",
                input: ({ context }) => summaryInput(context),
                onDone: { target: "payable", actions: { type: "setSummary", params: ({ event }) => event } },
                onError: [
                  {
                    guard: { type: "isBelowMinimum", params: failureParams },
                    target: "belowMinimum",
                    description: "406: the lines weigh less than the shop sends.",
                    actions: { type: "setShortfall", params: failureParams },
                  },
                  {
                    guard: { type: "isUpdateUndone", params: failureParams },
                    target: "payable",
                    description: "The old summary and its choices stay.",
                    actions: { type: "keepSummary", params: failureParams },
                  },
                  {
                    guard: { type: "isChoiceLost", params: failureParams },
                    target: "updating",
                    reenter: true,
                    description: "422: the summary goes on without the choice.",
                    actions: { type: "giveUpChoice", params: failureParams },
                  },
                  {
                    guard: { type: "isRefused", params: failureParams },
                    description: "The old total may hold no more: the cart is read again.",
                    actions: [{ type: "dropSummary", params: failureParams }, "raiseCartRefresh"],
                  },
                  { actions: { type: "raiseCallFailed", params: failureParams } },
                ],
              },
              on: {
                "summary.choose": {
                  target: "updating",
                  reenter: true,
                  actions: { type: "choose", params: ({ event }) => event },
                },
              },
            },
            payable: {
              description: "A summary of exactly these lines, and nothing on its way.",
              tags: "payable",
              on: {
                "summary.choose": {
                  target: "updating",
                  actions: { type: "choose", params: ({ event }) => event },
                },
              },
            },
            belowMinimum: { description: "406: the shopper has to add something before they can pay." },
          },
        },
        failed: {
          description: "Nothing is on its way. Everything the shopper does is kept and shown.",
          entry: [{ type: "countFailure", params: failureParams }, "pauseOutbox"],
          initial: "waiting",
          on: {
            "cart.retry": { target: "sending", actions: "noteRetry" },
            "outbox.answered": { actions: { type: "takeAnswer", params: ({ event }) => event } },
          },
          states: {
            waiting: {
              description: "It may pass: the next try comes by itself.",
              after: { retryDelay: "#cart.open.sending" },
            },
            offline: { description: "Trying makes no sense before the network is back." },
            stopped: { description: "It takes the shopper to try again.", tags: "stopped" },
          },
        },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
