import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { failureIn, urlIn } from "./action-output.ts";
import { orderSetup } from "./order-setup.ts";
import { asksProvider } from "./polling-interval.ts";

/**
 * One order of the shopper, followed until it is final. It is polled with growing delays, never while the tab is hidden
 * or there is no network, and at once afterwards.
 */
export const orderMachine = orderSetup.createMachine({
  id: "order",
  description: "One order, followed until it is final, and its actions.",
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
      onError: { description: "Without it, the next read finds out." },
    },
    {
      id: "watchTab",
      src: "watchTab",
      onError: { description: "Without it, the order is followed all the time." },
    },
  ],
  initial: "following",
  on: {
    "network.back": { actions: "noteOnline" },
    "network.lost": { actions: "noteOffline" },
    "tab.seen": { actions: "noteSeen" },
    "tab.hidden": { actions: "noteHidden" },
  },
  states: {
    failed: {
      tags: "failed",
      on: {
        "order.retry": { target: "following", actions: "forgetFailure" },
        "network.back": { target: "following", actions: ["noteOnline", "forgetFailure"] },
      },
    },
    missing: { description: "This shopper has no such order.", tags: "missing" },
    following: {
      initial: "reading",
      on: {
        "order.pay": {
          guard: "awaitsPayment",
          target: "acting",
          actions: { type: "beginAction", params: { kind: "pay", operationId: null } },
        },
        "order.cancel": {
          guard: "isCancellable",
          target: "acting",
          actions: { type: "beginAction", params: { kind: "cancel", operationId: null } },
        },
        "order.giveUp": {
          guard: "awaitsPayment",
          target: "acting",
          description: "The shopper wants their cart back instead.",
          actions: { type: "beginAction", params: ({ event }) => ({ ...event, kind: "giveUp" }) },
        },
        "order.repeat": {
          guard: "hasOrder",
          target: "leaving",
          actions: [{ type: "wantLines", params: ({ event }) => event }, "forgetReturn"],
        },
      },
      states: {
        reading: {
          description: "The known order stays on screen.",
          initial: "first",
          states: { first: { tags: "loading" }, again: {} },
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
                description: "It was cancelled, only the response was lost: its lines return to the cart.",
                actions: [{ type: "setOrder", params: ({ event }) => event }, "returnLines", "endReturn"],
              },
              {
                target: "deciding",
                description: "The server's current order. One that was not cancelled keeps its lines.",
                actions: [{ type: "setOrder", params: ({ event }) => event }, "forgetReturn"],
              },
            ],
            onError: [
              {
                guard: { type: "isNobodys", params: ({ event }) => event },
                target: "#order.missing",
                description: "403, 404: there is none, or it is another account's, which is shown alike.",
              },
              {
                guard: { type: "isUnauthorised", params: ({ event }) => event },
                target: "#order.failed",
                description: "401: the session is over. Nothing of the order stays on screen.",
                actions: [{ type: "setFailure", params: ({ event }) => event }, "forgetOrder"],
              },
              {
                guard: "hasOrder",
                target: "deciding",
                description: "The known order stays, marked as outdated; the next read is automatic.",
                actions: { type: "countLook", params: ({ event }) => event },
              },
              { target: "#order.failed", actions: { type: "setFailure", params: ({ event }) => event } },
            ],
          },
        },
        deciding: {
          always: [
            { guard: "isOver", target: "settled" },
            { guard: "isAway", target: "paused" },
            { target: "waiting" },
          ],
        },
        waiting: {
          after: { interval: { target: "reading.again" } },
          on: {
            "tab.hidden": { target: "deciding", actions: "noteHidden" },
            "network.lost": { target: "deciding", actions: "noteOffline" },
            "tab.seen": {
              target: "reading.again",
              description: "The shopper is back, perhaps from the bank's page: read at once.",
              actions: ["noteSeen", "restart"],
            },
          },
        },
        paused: {
          description: "The tab is hidden or there is no network: the order is read as soon as that ends.",
          on: {
            "tab.seen": { guard: "isOnline", target: "reading.again", actions: ["noteSeen", "restart"] },
            "network.back": {
              guard: "isSeen",
              target: "reading.again",
              actions: ["noteOnline", "restart"],
            },
          },
        },
        settled: { description: "The order is final: what is shown stays current." },
      },
    },
    acting: {
      description: "An action is being performed. No other one is possible meanwhile.",
      invoke: {
        id: "action",
        src: "action",
        input: ({ context: { id, action } }) => ({ id, kind: action ?? "pay" }),
        onDone: [
          {
            guard: { type: "leadsAway", params: ({ event }) => event },
            target: "leaving",
            actions: [
              { type: "setChanged", params: ({ event }) => event },
              { type: "openPayment", params: ({ event }) => ({ url: urlIn(event.output) }) },
            ],
          },
          {
            guard: { type: "bringsLinesBack", params: ({ event }) => event },
            target: "leaving",
            description: "It is cancelled: its lines return to the cart.",
            actions: [{ type: "setChanged", params: ({ event }) => event }, "returnLines", "endReturn"],
          },
          {
            guard: { type: "hasFailed", params: ({ event }) => event },
            target: "following.reading.again",
            description: "The response may have been lost, so the order is read.",
            actions: {
              type: "setActionFailure",
              params: ({ event }) => ({ failure: failureIn(event.output) }),
            },
          },
          { target: "following.deciding", actions: { type: "setChanged", params: ({ event }) => event } },
        ],
        onError: {
          target: "following.reading.again",
          description: "The outcome is unknown: the order is read.",
        },
      },
    },
    leaving: {
      description: "The shopper is being redirected. No action is repeated meanwhile.",
      tags: "leaving",
      on: {
        "tab.seen": {
          guard: "hasOrder",
          target: "following.reading.again",
          actions: ["noteSeen", "restart"],
        },
      },
    },
  },
});

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;
