import { awaitsPayment, isCancellable, isOver } from "@shop/commerce";
import { isUnauthorised, toFailure, type Failure, type Order } from "@shop/contract";
import { port, watcher } from "@shop/machine-factories";
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { orderActionMachine } from "./order-action-machine.ts";
import type { ActionKind, ActionOutput, OrderEvent, OrderReport } from "./order-events.ts";
import { asksProvider, intervalAfter } from "./polling-interval.ts";
import { linesOf } from "./reorder.ts";

/** The context, as plain JSON. */
type OrderContext = {
  id: string;
  /** As the server last answered; null before. */
  order: Order | null;
  /** Why the order could not be loaded or reloaded. */
  failure: Failure | null;
  /** Why the last action failed. */
  actionFailure: Failure | null;
  /** How many reads in a row have failed or changed nothing: the next one waits longer. */
  attempts: number;
  isOnline: boolean;
  /** Whether the tab is visible. */
  isSeen: boolean;
  /** The idempotency key of `order.giveUp`, for its lines; kept until the outcome is known. */
  operationId: string | null;
  /** The last action. */
  action: ActionKind | null;
};

/** Failures that mean that the shopper has no such order; 422: what the URL has is no id of an order. */
const NOBODYS: ReadonlySet<Failure["id"]> = new Set([403, 404, 422]);

/**
 * One order of the shopper, followed until it is final. It is polled with growing delays, never while the tab is hidden
 * or there is no network, and at once afterwards.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as { id: string },
    events: {} as OrderEvent,
    emitted: {} as OrderReport,
    tags: {} as "loading" | "failed" | "missing" | "leaving",
    children: {} as { action: "action" },
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    watchTab: watcher("watchTab"),
    readOrder: port<Order, { id: string; asksProvider: boolean }>("readOrder"),
    action: orderActionMachine,
  },
  actions: {
    setOrder: assign(({ context }, { output: order }: { output: Order }) => ({
      order,
      failure: null,
      attempts: isSame(context.order, order) ? context.attempts + 1 : 0,
    })),
    setChanged: assign((_, { output }: { output: ActionOutput }) => {
      const order = orderIn(output);
      return order ? { order, failure: null, attempts: 0 } : {};
    }),
    forgetOrder: assign({ order: null }),
    countLook: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      attempts: context.attempts + 1,
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    beginAction: assign((_, { kind, operationId }: { kind: ActionKind; operationId: string | null }) => ({
      action: kind,
      operationId,
      actionFailure: null,
    })),
    setActionFailure: assign({ actionFailure: (_, { failure }: { failure: Failure }) => failure }),
    forgetFailure: assign({ failure: null }),
    restart: assign({ attempts: 0 }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    noteSeen: assign({ isSeen: true }),
    noteHidden: assign({ isSeen: false }),
    forgetReturn: assign({ operationId: null }),
    endReturn: assign({ operationId: null, actionFailure: null }),
    wantLines: emit(({ context: { order } }, { operationId }: { operationId: string }) => ({
      type: "lines.wanted" as const,
      operationId,
      items: order ? linesOf(order) : [],
    })),
    returnLines: emit(({ context: { id, order, operationId } }) => ({
      type: "lines.wanted" as const,
      // The guards `isGivenUp` and `bringsLinesBack` rule out null.
      operationId: operationId ?? id,
      items: order ? linesOf(order) : [],
    })),
    // `provideOrder` implements leaving the shop.
    openPayment: (_, { url }: { url: string }) => void url,
  },
  guards: {
    isGivenUp: ({ context }, { output: order }: { output: Order }) =>
      context.operationId !== null && order.state === "cancelado",
    isOver: ({ context }) => context.order !== null && isOver(context.order),
    isAway: ({ context }) => !context.isOnline || !context.isSeen,
    isOnline: ({ context }) => context.isOnline,
    isSeen: ({ context }) => context.isSeen,
    awaitsPayment: ({ context }) => context.order !== null && awaitsPayment(context.order),
    isCancellable: ({ context }) => context.order !== null && isCancellable(context.order),
    hasOrder: ({ context }) => context.order !== null,
    isUnauthorised: (_, { error }: { error: unknown }) => isUnauthorised(toFailure(error)),
    isNobodys: (_, { error }: { error: unknown }) => NOBODYS.has(toFailure(error).id),
    leadsAway: (_, { output }: { output: ActionOutput }) =>
      output.kind === "paid" && output.answer.payment.kind === "redirect",
    bringsLinesBack: ({ context }, { output }: { output: ActionOutput }) =>
      output.kind === "cancelled" && context.operationId !== null,
    hasFailed: (_, { output }: { output: ActionOutput }) => output.kind === "failed",
  },
  delays: { interval: ({ context }) => intervalAfter(context.order, context.attempts) },
}).createMachine({
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

/** Whether a response has no changes: only these parts of an order ever change. */
function isSame(known: Order | null, order: Order): boolean {
  return (
    known !== null &&
    known.history.length === order.history.length &&
    known.missedAt?.length === order.missedAt?.length &&
    known.payment.status === order.payment.status &&
    known.payment.url === order.payment.url &&
    JSON.stringify(known.picking) === JSON.stringify(order.picking)
  );
}

/** The order of the response; null without one. */
function orderIn(output: ActionOutput): Order | null {
  if (output.kind === "paid") return output.answer.order;
  return output.kind === "cancelled" ? output.order : null;
}

/** The URL of the payment page; empty if nothing is left to pay. */
function urlIn(output: ActionOutput): string {
  const payment = output.kind === "paid" ? output.answer.payment : null;
  return payment?.kind === "redirect" ? payment.url : "";
}

/** Why the action failed. */
function failureIn(output: ActionOutput): Failure {
  return output.kind === "failed" ? output.failure : { id: 500 };
}
