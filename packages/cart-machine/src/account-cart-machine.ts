import { toFailure } from "@shop/contract";
import type { ErrorActorEvent } from "xstate";
import { accountCartSetup } from "./account-cart-setup.ts";
import { unknownLines } from "./known-lines.ts";

/**
 * The cart of an account: the server has it, and the outbox what the server has yet to see. One call is on its way
 * at a time: a reading, a change or a summary. Clicks are taken in every state, and shown at once.
 */
export const accountCartMachine = accountCartSetup.createMachine({
  id: "accountCart",
  description: "An account's cart: read, changed through its outbox, and summarised.",
  context: () => ({ ...unknownLines(), accepted: null }),
  invoke: [
    {
      id: "partsEvents",
      src: "childEvents",
      input: { ids: ["outbox", "summary"] },
    },
    { id: "outbox", src: "outbox" },
    { id: "summary", src: "summary" },
  ],
  initial: "initialising",
  on: {
    "account.confirmed": {
      description: "The outbox may have something for this account.",
      actions: { type: "confirm", params: ({ event }) => event },
    },
    "outbox.restored": {
      description: "Changes that an earlier page left, and the lines that they start from.",
      actions: { type: "setBase", params: ({ event }) => event },
    },
    "cart.refresh": { description: "Read again once what is on its way has arrived.", actions: "markStale" },
    "network.back": { description: "The cart may have changed elsewhere meanwhile.", actions: "markStale" },
    "lines.change": {
      description: "It joins the queue; a removal may be undone.",
      actions: [
        { type: "notifyRemoved", params: ({ event }) => event },
        { type: "seeLine", params: ({ event }) => event },
        { type: "enqueue", params: ({ event }) => event },
      ],
    },
    "shipping.choose": {
      description: "The summary knows what it means now.",
      actions: { type: "choose", params: ({ event }) => ({ choice: event }) },
    },
    "promotion.*": {
      description: "The summary knows what it means now.",
      actions: { type: "choose", params: ({ event }) => ({ choice: event }) },
    },
    "notice.dismiss": {
      description: "The shopper has read it.",
      actions: { type: "dismissNotice", params: ({ event }) => event },
    },
  },
  states: {
    initialising: {
      description: "Reading the cart for the first time.",
      tags: "busy",
      entry: "flushFrozen",
      invoke: {
        id: "initialise",
        src: "getCart",
        onDone: {
          target: "deciding",
          description: "The cart is known.",
          actions: [
            { type: "setCart", params: ({ event }) => ({ answer: event.output }) },
            "markFresh",
            "reportAnswered",
          ],
        },
        onError: {
          target: "unread",
          description: "The cart stays unknown for now.",
          actions: { type: "reportFailed", params: failureParams },
        },
      },
      on: {
        "cart.refresh": {
          target: "initialising",
          reenter: true,
          description: "Read again; the older answer is dropped.",
        },
        "outbox.filled": {
          description: "What an earlier page may have sent already is sent first: then no reading is older.",
          actions: "flushFrozen",
        },
        "outbox.started": { target: "sending", description: "The reading is dropped.", actions: "markFresh" },
      },
    },
    deciding: {
      description: "What comes next for the cart as it is now.",
      always: [
        { guard: "wasNeverRead", target: "initialising", description: "Nothing is known of the cart yet." },
        { guard: "needsReading", target: "reloading", description: "The server has a newer word." },
        { target: "flushing", description: "The shopper may have gone on clicking." },
      ],
    },
    flushing: {
      description: "The outbox says whether there is something to send.",
      tags: "busy",
      entry: "flush",
      on: {
        "outbox.started": { target: "sending", description: "A change is on its way.", actions: "markFresh" },
        "outbox.emptied": [
          { guard: "hasNoLines", target: "settled.empty", description: "There is nothing to pay." },
          { target: "settled.summarised", description: "There are lines: what do they cost?" },
        ],
      },
    },
    sending: {
      description: "A change is on its way.",
      tags: "busy",
      on: {
        "outbox.answered": [
          {
            guard: { type: "hasCart", params: ({ event }) => event },
            target: "deciding",
            description: "The answer is the new cart.",
            actions: [
              { type: "notifyCarriedOut", params: ({ event }) => event },
              { type: "setCart", params: ({ event }) => ({ answer: event.answer, asked: event.change }) },
              "reportAnswered",
            ],
          },
          {
            target: "deciding",
            description: "Carried out, without a cart in the answer: it has to be read again.",
            actions: [
              { type: "notifyCarriedOut", params: ({ event }) => event },
              { type: "acceptChange", params: ({ event }) => event },
              "reportAnswered",
            ],
          },
        ],
        "outbox.refused": {
          target: "deciding",
          description: "The screen has rolled back; the cart may be another one than it started from.",
          actions: [
            { type: "notifyRefused", params: ({ event }) => event },
            { type: "noteFailedChange", params: ({ event }) => event },
            "clearFailure",
          ],
        },
        "outbox.failed": {
          target: "unsent",
          description: "The outbox keeps the change.",
          actions: { type: "reportFailed", params: ({ event }) => event },
        },
      },
    },
    reloading: {
      description: "Reading the cart again; the shopper goes on seeing their lines.",
      tags: "busy",
      invoke: {
        id: "reload",
        src: "getCart",
        onDone: {
          target: "deciding",
          description: "The server's last word.",
          actions: [
            { type: "setCart", params: ({ event }) => ({ answer: event.output }) },
            "markFresh",
            "reportAnswered",
          ],
        },
        onError: {
          target: "unread",
          description: "The lines stay as they were.",
          actions: { type: "reportFailed", params: failureParams },
        },
      },
      on: {
        "cart.refresh": {
          target: "reloading",
          reenter: true,
          description: "Read again; the older answer is dropped.",
        },
      },
    },
    settled: {
      description:
        "The server's last word is known. A click leaves from here at once, whatever is on its way.",
      initial: "empty",
      exit: "stopSummary",
      always: {
        guard: "needsReading",
        target: "reloading",
        description: "The cart may have changed: a summary on its way would be stale, and is dropped.",
      },
      on: {
        "outbox.filled": { description: "It goes out now, if it changes anything.", actions: "flush" },
        "outbox.started": { target: "sending", description: "A change is on its way.", actions: "markFresh" },
      },
      states: {
        empty: { description: "No lines.", entry: ["forgetSummary", "clearFailure"] },
        summarised: {
          description: "There are lines: the summary asks what they cost.",
          entry: "askSummary",
          on: {
            "summary.answered": { description: "It is known what they cost.", actions: "reportSummary" },
            "failure.clear": {
              description: "Another choice, or too light to be paid.",
              actions: "clearFailure",
            },
            "choice.failed": {
              description: "The old summary stays, and the shopper is told.",
              actions: { type: "reportChoice", params: ({ event }) => event },
            },
            "summary.refused": {
              target: "#accountCart.deciding",
              description: "The cart is read and summarised again; the shopper is told why.",
              actions: [{ type: "reportChoice", params: ({ event }) => event }, "markStale"],
            },
            "summary.failed": {
              target: "#accountCart.unread",
              description: "Lines without a summary for now.",
              actions: { type: "reportFailed", params: ({ event }) => event },
            },
          },
        },
      },
    },
    unread: {
      description: "A reading or a summary failed. Everything the shopper does is kept and shown.",
      on: {
        "call.retry": { target: "deciding", description: "The same again." },
        "cart.refresh": { target: "deciding", description: "One more try.", actions: "markStale" },
        "network.back": { target: "deciding", description: "Now it can work.", actions: "markStale" },
      },
    },
    unsent: {
      description: "A change was not answered: before anything else it is sent again, under its id.",
      on: {
        "call.retry": { target: "flushing", description: "The same again." },
        "cart.refresh": { target: "flushing", description: "One more try." },
        "network.back": { target: "flushing", description: "What waited is sent at once, in order." },
      },
    },
  },
});

/** Why a call failed, as the parameter of an action. */
function failureParams({ event }: { event: ErrorActorEvent }) {
  return { failure: toFailure(event.error) };
}
