import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { cartSetup, failureParams } from "./cart-setup.ts";
import { unknownCart } from "./cart-state.ts";
import { summaryInput } from "./summary-state.ts";

/**
 * The shopper's cart. An account's clicks go through the outbox; a guest's are stored on the device at once, and raise
 * `outbox.answered`. Reads and summaries of the two differ in the services (`services.ts`) alone. One call is pending at
 * a time, of the cart or of its outbox. Clicks are accepted in every open state, and shown at once.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  description: "A shopper's cart: changed through its outbox, read, summarised, and tried again.",
  context: () => ({ ...unknownCart("guest"), isOnline: true }),
  initial: "closed",
  on: { "shopper.changed": { target: ".open", actions: { type: "reset", params: ({ event }) => event } } },
  states: {
    closed: {},
    open: {
      tags: "open",
      entry: "readDevice",
      invoke: [
        { id: "outbox", src: "outbox" },
        { id: "watchNetwork", src: "watchNetwork", onError: { description: "The next retry finds out." } },
        { id: "watchCart", src: "watchCart", onError: { description: "The next read finds out." } },
      ],
      initial: "loading",
      on: {
        "account.confirmed": {
          description: "Unsent changes of this account are sent before the cart is read.",
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
          description: "The lines to which the unsent changes of an earlier page apply.",
          actions: { type: "setRestoredLines", params: ({ event }) => event },
        },
        "outbox.idle": { actions: "noteIdle" },
        "outbox.started": {
          target: ".sending",
          description: "A pending response would be older than the change, and is dropped.",
          actions: "noteStarted",
        },
        "outbox.answered": {
          target: ".deciding",
          actions: { type: "takeAnswer", params: ({ event }) => event },
        },
        "outbox.refused": {
          target: ".deciding",
          description: "The screen rolls back. The cart may have changed, so it is read again.",
          actions: { type: "rollBack", params: ({ event }) => event },
        },
        "cart.refresh": { target: ".deciding", actions: ["readDevice", "markStale"] },
        "call.failed": [
          { guard: { type: "isFinalOrExhausted", params: failureParams }, target: ".failed.stopped" },
          { guard: "isOffline", target: ".failed.offline" },
          { target: ".failed.waiting" },
        ],
      },
      states: {
        loading: {
          tags: "busy",
          invoke: {
            id: "read",
            src: "readCart",
            input: ({ context }) => context.shopper,
            onDone: {
              target: "deciding",
              actions: [{ type: "setCart", params: ({ event }) => event }, "readDevice"],
            },
            onError: { actions: { type: "raiseCallFailed", params: failureParams } },
          },
          on: {
            "outbox.answered": {
              description: "A guest's change, which is stored already: this read goes on, another follows.",
              actions: { type: "takeAnswer", params: ({ event }) => event },
            },
          },
        },
        deciding: {
          description: "Decides what is next: send, read, summarise.",
          tags: "busy",
          always: [
            { guard: "maySend", target: "sending", actions: "flushOutbox" },
            { guard: "needsReading", target: "loading" },
            { guard: "hasNoLines", target: "empty" },
            { target: "summary", actions: "retryCode" },
          ],
        },
        sending: {
          description: "Until the outbox reports the outcome of its change, or that it has none to send.",
          tags: "busy",
          on: {
            "outbox.idle": { target: "deciding", actions: "noteIdle" },
            "cart.refresh": { description: "The outcome comes first.", actions: "markStale" },
          },
        },
        empty: { entry: "forgetSummary" },
        summary: {
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
                    guard: { type: "isTooLight", params: failureParams },
                    target: "belowMinimum",
                    description: "406: the lines weigh less than the shop sends.",
                    actions: { type: "setShortfall", params: failureParams },
                  },
                  {
                    guard: { type: "keepsOldSummary", params: failureParams },
                    target: "payable",
                    description: "Only a choice is new, and it failed: the old summary and its choices stay.",
                    actions: { type: "keepSummary", params: failureParams },
                  },
                  {
                    guard: { type: "dropsChoice", params: failureParams },
                    target: "updating",
                    reenter: true,
                    description: "422: without a summary to keep, it is requested without the choice.",
                    actions: { type: "dropChoice", params: failureParams },
                  },
                  {
                    guard: { type: "isUpdateRefused", params: failureParams },
                    description:
                      "Only a choice is new, but the old total may be outdated: the cart is read again.",
                    actions: { type: "startOver", params: failureParams },
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
              description: "A summary of exactly these lines, and no pending call.",
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
          description: "After any call.failed; clicks wait.",
          entry: [{ type: "recordFailure", params: failureParams }, "pauseOutbox"],
          initial: "waiting",
          on: {
            "cart.retry": { target: "deciding", actions: "noteRetry" },
            "outbox.answered": { actions: { type: "takeAnswer", params: ({ event }) => event } },
          },
          states: {
            waiting: {
              description: "A temporary failure: the retry is automatic.",
              after: { retryDelay: "#cart.open.deciding" },
            },
            offline: { description: "No automatic retry before the network is back." },
            stopped: { description: "No automatic retry.", tags: "stopped" },
          },
        },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
