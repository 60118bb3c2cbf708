import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { failureIn, urlIn } from "./action-output.ts";
import { orderSetup } from "./order-setup.ts";
import { asksProvider } from "./polling-interval.ts";

/**
 * One order of the shopper, followed until nothing more can happen to it. It is looked at with growing pauses,
 * never while nobody sees the tab or there is no network, and at once when they are back.
 */
export const orderMachine = orderSetup.createMachine({
  id: "order",
  description: "One order, followed until nothing more can happen to it, and what its owner can do about it.",
  context: ({ input }) => ({
    id: input.id,
    order: null,
    failure: null,
    actionFailure: null,
    attempts: 0,
    isOnline: true,
    isSeen: true,
    operationId: null,
    action: null,
  }),
  invoke: [
    {
      id: "watchNetwork",
      src: "watchNetwork",
      onError: { description: "Nobody tells when the network is back: the next look finds out." },
    },
    {
      id: "watchTab",
      src: "watchTab",
      onError: { description: "Nobody tells whether the tab is seen: it is followed all the time." },
    },
  ],
  initial: "following",
  on: {
    "network.back": { description: "There is a network.", actions: "noteOnline" },
    "network.lost": { description: "The browser has no network.", actions: "noteOffline" },
    "tab.seen": { description: "Somebody looks at the tab.", actions: "noteSeen" },
    "tab.hidden": { description: "Nobody sees the tab.", actions: "noteHidden" },
  },
  states: {
    failed: {
      description: "The order could not be read.",
      tags: "failed",
      on: {
        "order.retry": { target: "following", description: "Another try.", actions: "forgetFailure" },
        "network.back": {
          target: "following",
          description: "There is a network again: one more try by itself.",
          actions: ["noteOnline", "forgetFailure"],
        },
      },
    },
    missing: { description: "There is no such order for this shopper.", tags: "missing" },
    following: {
      description: "The order is shown as the server last told it, and looked at again now and then.",
      initial: "reading",
      on: {
        "order.pay": {
          guard: "awaitsPayment",
          target: "acting",
          description: "The shopper wants to pay, perhaps after a rejection.",
          actions: { type: "beginAction", params: { kind: "pay", operationId: null } },
        },
        "order.cancel": {
          guard: "isCancellable",
          target: "acting",
          description: "The shopper wants it cancelled; whether that is meant is asked first.",
          actions: { type: "beginAction", params: { kind: "cancel", operationId: null } },
        },
        "order.giveUp": {
          guard: "awaitsPayment",
          target: "acting",
          description: "The shopper would rather have their cart back.",
          actions: { type: "beginAction", params: ({ event }) => ({ ...event, kind: "giveUp" }) },
        },
        "order.repeat": {
          guard: "hasOrder",
          target: "leaving",
          description: "The same again: its lines go into the cart.",
          actions: [{ type: "wantLines", params: ({ event }) => event }, "forgetReturn"],
        },
      },
      states: {
        reading: {
          description: "Reading the order. What is known of it stays in sight.",
          initial: "first",
          states: {
            first: { description: "Nothing is known of it yet.", tags: "loading" },
            again: { description: "Something may be new." },
          },
          invoke: {
            id: "read",
            src: "readOrder",
            input: ({ context: { id, order, attempts } }) => ({
              id,
              asksProvider: asksProvider(order, attempts),
            }),
            onDone: [
              {
                guard: { type: "isGivenUp", params: ({ event }) => event },
                target: "#order.leaving",
                description: "It was given up, only the answer was lost: its lines are wanted in the cart.",
                actions: [{ type: "setOrder", params: ({ event }) => event }, "returnLines", "endReturn"],
              },
              {
                target: "deciding",
                description: "The server's last word, new or not. What was not given up keeps its lines.",
                actions: [{ type: "setOrder", params: ({ event }) => event }, "forgetReturn"],
              },
            ],
            onError: [
              {
                guard: { type: "isNobodys", params: ({ event }) => event },
                target: "#order.missing",
                description: "403, 404: there is none, or it is somebody else's, which looks the same.",
              },
              {
                guard: { type: "isUnauthorised", params: ({ event }) => event },
                target: "#order.failed",
                description: "401: the session is over. Nothing of the order stays in sight.",
                actions: [{ type: "setFailure", params: ({ event }) => event }, "forgetOrder"],
              },
              {
                guard: "hasOrder",
                target: "deciding",
                description: "What is known stays, marked as not up to date; the next look comes by itself.",
                actions: { type: "countLook", params: ({ event }) => event },
              },
              {
                target: "#order.failed",
                description: "The reason is shown with a way to try again.",
                actions: { type: "setFailure", params: ({ event }) => event },
              },
            ],
          },
        },
        deciding: {
          description: "Whether, and when, the order is to be looked at again.",
          always: [
            { guard: "isOver", target: "settled", description: "Nothing more will happen to it." },
            {
              guard: "isAway",
              target: "paused",
              description: "Nobody would see it, or nothing would answer.",
            },
            { target: "waiting", description: "Another look after a pause." },
          ],
        },
        waiting: {
          description: "The pause between two looks, which grows as long as nothing is new.",
          after: { interval: { target: "reading.again", description: "It is time." } },
          on: {
            "tab.hidden": { target: "deciding", description: "Nobody sees it.", actions: "noteHidden" },
            "network.lost": {
              target: "deciding",
              description: "Nothing would answer.",
              actions: "noteOffline",
            },
            "tab.seen": {
              target: "reading.again",
              description: "The shopper is back, perhaps from the bank's page: at once.",
              actions: ["noteSeen", "restart"],
            },
          },
        },
        paused: {
          description: "Nobody sees the tab, or there is no network: it is looked at as soon as that ends.",
          on: {
            "tab.seen": {
              guard: "isOnline",
              target: "reading.again",
              description: "The shopper is back.",
              actions: ["noteSeen", "restart"],
            },
            "network.back": {
              guard: "isSeen",
              target: "reading.again",
              description: "There is a network again.",
              actions: ["noteOnline", "restart"],
            },
          },
        },
        settled: { description: "The order is over: what is shown stays true." },
      },
    },
    acting: {
      description: "What the shopper asks for is done. Nothing else can be asked for meanwhile.",
      invoke: {
        id: "action",
        src: "action",
        input: ({ context: { id, action } }) => ({ id, kind: action ?? "pay" }),
        onDone: [
          {
            guard: { type: "leadsAway", params: ({ event }) => event },
            target: "leaving",
            description: "To the page where one pays.",
            actions: [
              { type: "setChanged", params: ({ event }) => event },
              { type: "openPayment", params: ({ event }) => ({ url: urlIn(event.output) }) },
            ],
          },
          {
            guard: { type: "bringsLinesBack", params: ({ event }) => event },
            target: "leaving",
            description: "It is cancelled: its lines are wanted in the cart.",
            actions: [{ type: "setChanged", params: ({ event }) => event }, "returnLines", "endReturn"],
          },
          {
            guard: { type: "hasFailed", params: ({ event }) => event },
            target: "following.reading.again",
            description: "The reason is told; the answer may have been lost, so the order is looked at.",
            actions: {
              type: "setActionFailure",
              params: ({ event }) => ({ failure: failureIn(event.output) }),
            },
          },
          {
            target: "following.deciding",
            description: "It is cancelled, there is nothing to pay any more, or that was not meant.",
            actions: { type: "setChanged", params: ({ event }) => event },
          },
        ],
        onError: { target: "following.reading.again", description: "Nobody knows: it is looked at." },
      },
    },
    leaving: {
      description: "The shopper is led elsewhere. Nothing is asked for twice meanwhile.",
      tags: "leaving",
      on: {
        "tab.seen": {
          guard: "hasOrder",
          target: "following.reading.again",
          description: "They came back to this very page.",
          actions: ["noteSeen", "restart"],
        },
      },
    },
  },
});

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;
