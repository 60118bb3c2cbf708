import { toFailure, type Failure, type Order, type PlacedOrder } from "@shop/contract";
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { awaitsPayment, isCancellable, isOver } from "@shop/commerce";
import type { Look, OrderContext, OrderEvent, OrderReport } from "./order-events.ts";
import { intervalAfter, asksProvider } from "./polling-interval.ts";
import { port, watcher } from "@shop/machine-ports";
import { linesOf } from "./reorder.ts";

/** Failures of reading that mean: there is no such order for whoever asks. */
const NOBODYS: ReadonlySet<Failure["id"]> = new Set([403, 404, 422]);

/**
 * One order of the shopper, followed until nothing more can happen to it. It is looked at with growing pauses,
 * never while nobody sees the tab or there is no network, and at once when they are back.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as { id: string },
    events: {} as OrderEvent,
    emitted: {} as OrderReport,
    tags: {} as
      | "loading"
      | "failed"
      | "missing"
      | "confirming"
      | "paying"
      | "cancelling"
      | "givingUp"
      | "leaving",
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    watchTab: watcher("watchTab"),
    readOrder: port<Order, Look>("readOrder"),
    payOrder: port<PlacedOrder, { id: string }>("payOrder"),
    cancelOrder: port<Order, { id: string }>("cancelOrder"),
  },
  actions: {
    setOrder: assign(({ context }, { order }: { order: Order }) => ({
      order,
      failure: null,
      looks: isSame(context.order, order) ? context.looks + 1 : 0,
    })),
    setChanged: assign((_, { order }: { order: Order }) => ({ order, failure: null, looks: 0 })),
    countLook: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      looks: context.looks + 1,
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    setActionFailure: assign({ actionFailure: (_, { error }: { error: unknown }) => toFailure(error) }),
    clearActionFailure: assign({ actionFailure: null }),
    forgetFailure: assign({ failure: null }),
    restart: assign({ looks: 0 }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    noteSeen: assign({ isSeen: true }),
    noteHidden: assign({ isSeen: false }),
    nameReturn: assign({ operationId: (_, { operationId }: { operationId: string }) => operationId }),
    forgetReturn: assign({ operationId: null }),
    wantLines: emit(({ context }, { operationId }: { operationId: string | null }) => ({
      type: "lines.wanted" as const,
      operationId: operationId ?? context.id,
      items: context.order ? linesOf(context.order) : [],
    })),
    refuseSession: emit({ type: "session.refused" }),
    // Leaving the shop is done by `provideOrder`.
    openPayment: (_, { url }: { url: string }) => void url,
  },
  guards: {
    isGivenUp: ({ context }, { order }: { order: Order }) =>
      context.operationId !== null && order.state === "cancelado",
    isOver: ({ context }) => context.order !== null && isOver(context.order),
    isAway: ({ context }) => !context.isOnline || !context.isSeen,
    isPresent: ({ context }) => context.isOnline && context.isSeen,
    awaitsPayment: ({ context }) => context.order !== null && awaitsPayment(context.order),
    isCancellable: ({ context }) => context.order !== null && isCancellable(context.order),
    hasOrder: ({ context }) => context.order !== null,
    isUnauthorised: (_, { error }: { error: unknown }) => toFailure(error).id === 401,
    isNobodys: (_, { error }: { error: unknown }) => NOBODYS.has(toFailure(error).id),
    leadsAway: (_, { output }: { output: PlacedOrder }) => output.payment.kind === "redirect",
  },
  delays: { interval: ({ context }) => intervalAfter(context.order, context.looks) },
}).createMachine({
  id: "order",
  description: "One order, followed until nothing more can happen to it, and what its owner can do about it.",
  context: ({ input }) => ({
    id: input.id,
    order: null,
    failure: null,
    actionFailure: null,
    looks: 0,
    isOnline: true,
    isSeen: true,
    operationId: null,
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
  initial: "opening",
  on: {
    "network.back": { description: "There is a network.", actions: "noteOnline" },
    "network.lost": { description: "The browser has no network.", actions: "noteOffline" },
    "tab.seen": { description: "Somebody looks at the tab.", actions: "noteSeen" },
    "tab.hidden": { description: "Nobody sees the tab.", actions: "noteHidden" },
  },
  states: {
    opening: {
      description: "Reading the order for the first time.",
      tags: "loading",
      invoke: {
        id: "open",
        src: "readOrder",
        input: ({ context }) => ({ id: context.id, asksProvider: false }),
        onDone: {
          target: "following",
          description: "The order is shown.",
          actions: { type: "setOrder", params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: "isNobodys", params: ({ event }) => event },
            target: "missing",
            description: "403, 404: there is none, or it is somebody else's, which looks the same.",
          },
          {
            guard: { type: "isUnauthorised", params: ({ event }) => event },
            target: "failed",
            description: "401: the session decides what that means.",
            actions: [{ type: "setFailure", params: ({ event }) => event }, "refuseSession"],
          },
          {
            target: "failed",
            description: "The reason is shown with a way to try again.",
            actions: { type: "setFailure", params: ({ event }) => event },
          },
        ],
      },
    },
    failed: {
      description: "The order could not be read.",
      tags: "failed",
      on: {
        "order.retry": {
          target: "opening",
          description: "The shopper asked for another try.",
          actions: "forgetFailure",
        },
        "network.back": {
          target: "opening",
          description: "There is a network again: one more try by itself.",
          actions: ["noteOnline", "forgetFailure"],
        },
      },
    },
    missing: { description: "There is no such order for this shopper.", tags: "missing" },
    following: {
      description: "The order is shown as the server last told it, and looked at again now and then.",
      initial: "deciding",
      on: {
        "order.pay": {
          guard: "awaitsPayment",
          target: "paying",
          description: "The shopper wants to pay, perhaps after a refusal.",
          actions: ["clearActionFailure", "forgetReturn"],
        },
        "order.cancel": {
          guard: "isCancellable",
          target: "confirming",
          description: "It is asked whether that is meant.",
          actions: ["clearActionFailure", "forgetReturn"],
        },
        "order.giveUp": {
          guard: "awaitsPayment",
          target: "givingUp",
          description: "The shopper would rather have their cart back.",
          actions: ["clearActionFailure", { type: "nameReturn", params: ({ event }) => event }],
        },
        "order.repeat": {
          target: "leaving",
          description: "The same again: its lines go into the cart.",
          actions: [{ type: "wantLines", params: ({ event }) => event }, "forgetReturn"],
        },
      },
      states: {
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
          after: { interval: { target: "looking", description: "It is time." } },
          on: {
            "tab.hidden": {
              target: "deciding",
              description: "Nobody sees it any more.",
              actions: "noteHidden",
            },
            "network.lost": {
              target: "deciding",
              description: "Nothing would answer.",
              actions: "noteOffline",
            },
            "tab.seen": {
              target: "looking",
              description: "The shopper is back, perhaps from the bank's page: at once.",
              actions: ["noteSeen", "restart"],
            },
          },
        },
        looking: {
          description: "Reading the order again; what is known stays in sight.",
          invoke: {
            id: "look",
            src: "readOrder",
            input: ({ context }) => ({
              id: context.id,
              asksProvider: asksProvider(context.order, context.looks),
            }),
            onDone: [
              {
                guard: { type: "isGivenUp", params: ({ event }) => ({ order: event.output }) },
                target: "#order.leaving",
                description: "It was given up, only the answer was lost: its lines are wanted in the cart.",
                actions: [
                  { type: "setOrder", params: ({ event }) => ({ order: event.output }) },
                  { type: "wantLines", params: ({ context }) => ({ operationId: context.operationId }) },
                  "forgetReturn",
                  "clearActionFailure",
                ],
              },
              {
                target: "deciding",
                description: "The server's last word, new or not. What was not given up keeps its lines.",
                actions: [
                  { type: "setOrder", params: ({ event }) => ({ order: event.output }) },
                  "forgetReturn",
                ],
              },
            ],
            onError: [
              {
                guard: { type: "isNobodys", params: ({ event }) => event },
                target: "#order.missing",
                description: "It is no longer this shopper's.",
              },
              {
                guard: { type: "isUnauthorised", params: ({ event }) => event },
                target: "#order.failed",
                description: "401: the session decides what that means.",
                actions: [{ type: "setFailure", params: ({ event }) => event }, "refuseSession"],
              },
              {
                target: "deciding",
                description: "What is known stays, marked as not up to date; the next look comes by itself.",
                actions: { type: "countLook", params: ({ event }) => event },
              },
            ],
          },
        },
        paused: {
          description: "Nobody sees the tab, or there is no network: it is looked at as soon as that ends.",
          on: {
            "tab.seen": {
              target: "returning",
              description: "The shopper is back.",
              actions: ["noteSeen", "restart"],
            },
            "network.back": {
              target: "returning",
              description: "There is a network again.",
              actions: ["noteOnline", "restart"],
            },
          },
        },
        returning: {
          description: "Passed through at once: whether both the shopper and the network are back.",
          always: [
            { guard: "isPresent", target: "looking", description: "They are: a look at once." },
            { target: "paused", description: "One of them is still away." },
          ],
        },
        settled: { description: "The order is over: what is shown stays true." },
      },
    },
    paying: {
      description: "Asking where to pay. Nothing else can be asked for meanwhile.",
      tags: "paying",
      invoke: {
        id: "pay",
        src: "payOrder",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: "leadsAway", params: ({ event }) => event },
            target: "leaving",
            description: "To the page where one pays.",
            actions: [
              { type: "setChanged", params: ({ event }) => event.output },
              { type: "openPayment", params: ({ event }) => ({ url: urlIn(event.output) }) },
            ],
          },
          {
            target: "following",
            description:
              "There is nothing to pay any more, perhaps because it was paid and the word of it was late.",
            actions: { type: "setChanged", params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: "following.looking",
          description: "The reason is told; the order is looked at again.",
          actions: { type: "setActionFailure", params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: "The shopper is asked whether the order shall really be cancelled.",
      tags: "confirming",
      on: {
        "cancellation.confirm": { target: "cancelling", description: "It shall." },
        "cancellation.drop": { target: "following", description: "It stays." },
      },
    },
    cancelling: {
      description: "Cancelling the order. A second time changes nothing.",
      tags: ["confirming", "cancelling"],
      invoke: {
        id: "cancel",
        src: "cancelOrder",
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: "following",
          description: "It is cancelled: its stock is back, and what was paid goes back.",
          actions: { type: "setChanged", params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: "following.looking",
          description: "The reason is told; the answer may have been lost, so the order is looked at.",
          actions: { type: "setActionFailure", params: ({ event }) => event },
        },
      },
    },
    givingUp: {
      description: "Cancelling the order before its lines go back into the cart.",
      tags: "givingUp",
      invoke: {
        id: "giveUp",
        src: "cancelOrder",
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: "leaving",
          description: "It is cancelled: its lines are wanted in the cart.",
          actions: [
            { type: "setChanged", params: ({ event }) => ({ order: event.output }) },
            { type: "wantLines", params: ({ context }) => ({ operationId: context.operationId }) },
            "forgetReturn",
          ],
        },
        onError: {
          target: "following.looking",
          description:
            "The reason is told; the answer may have been lost, so the look tells whether the lines come back.",
          actions: { type: "setActionFailure", params: ({ event }) => event },
        },
      },
    },
    leaving: {
      description: "The shopper is led elsewhere. Nothing is asked for twice meanwhile.",
      tags: "leaving",
      on: {
        "tab.seen": {
          guard: "hasOrder",
          target: "following.looking",
          description: "They came back to this very page.",
          actions: ["noteSeen", "restart"],
        },
      },
    },
  },
});

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

function urlIn({ payment }: PlacedOrder): string {
  return payment.kind === "redirect" ? payment.url : "";
}

/** Whether an answer brings nothing new: only these parts of an order ever change. */
function isSame(known: Order | null, order: Order): boolean {
  return (
    known !== null &&
    known.history.length === order.history.length &&
    known.payment.status === order.payment.status &&
    known.payment.url === order.payment.url
  );
}
