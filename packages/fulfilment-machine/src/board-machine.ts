import { isOpen } from "./board-states.ts";
import { toFailure, type Failure, type OrderCard } from "@shop/contract";
import { port, retryDelay, watcher } from "@shop/machine-factories";
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { isRefusal } from "./is-refusal.ts";
import type { BoardAnswer } from "./call-desk.ts";

/** The delay between two reads of the board (ms). */
const INTERVAL = 2000;
/** After so many updates (five minutes) the whole board is read: one that came late, or was never noted, is mended then. */
const MAX_UPDATES = 150;
/** The longest one while reads fail. */
const RETRY = { max: 30_000, min: 1 };

type BoardContext = {
  /** The open orders, in no particular order. */
  orders: OrderCard[];
  /** Until when `orders` is known; null before the first answer. */
  asOf: string | null;
  /** How many answers since the whole board was read. */
  updates: number;
  /** Whether there are more open orders than an answer has: the oldest that wait to be paid or accepted are missing. */
  isIncomplete: boolean;
  /** The numbers of the orders that the last news brought. */
  arrived: string[];
  /** Why the last read failed; the known orders stay shown. */
  failure: Failure | null;
  /** How many reads have failed in a row. */
  tries: number;
  isOnline: boolean;
  isSeen: boolean;
};

export type BoardEvent =
  | { type: "board.retry" }
  /** Something has just changed: reads at once. */
  | { type: "board.refresh" }
  | { type: "network.back" }
  | { type: "network.lost" }
  | { type: "tab.seen" }
  | { type: "tab.hidden" };

/** What the board emits for the rest of the app. */
export type BoardReport =
  /** These orders are not as they were, whatever their state. */
  | { type: "orders.changed"; orders: OrderCard[] }
  /** The server does not let this account see the board. */
  | { type: "staff.refused" };

/** The open orders, read again every two seconds while somebody can see them. */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
    emitted: {} as BoardReport,
    tags: {} as "loading" | "failed" | "shown",
  },
  actors: {
    listOrders: port<BoardAnswer, { since: string | null }>("listOrders"),
    watchNetwork: watcher("watchNetwork"),
    watchTab: watcher("watchTab"),
  },
  actions: {
    setOrders: assign(({ context }, { output }: { output: BoardAnswer }) => ({
      ...merge(context, output),
      updates: output.isWhole ? 0 : context.updates + 1,
      // What an update has no room for comes with the next one.
      isIncomplete: output.isWhole ? output.hasMore === true : context.isIncomplete,
      asOf: output.asOf,
      failure: null,
      tries: 0,
    })),
    reportChanges: emit((_, { output }: { output: BoardAnswer }) => ({
      type: "orders.changed" as const,
      orders: output.orders,
    })),
    setFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      tries: context.tries + 1,
    })),
    forgetOrders: assign({ orders: [], asOf: null, updates: 0, isIncomplete: false, arrived: [] }),
    reportRefusal: emit({ type: "staff.refused" }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    noteSeen: assign({ isSeen: true }),
    noteHidden: assign({ isSeen: false }),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
    isKnown: ({ context }) => context.asOf !== null,
    isAway: ({ context }) => !context.isOnline || !context.isSeen,
    isOnline: ({ context }) => context.isOnline,
    isSeen: ({ context }) => context.isSeen,
  },
  delays: {
    interval: ({ context: { failure, tries } }) =>
      failure === null ? INTERVAL : Math.max(INTERVAL, retryDelay(failure, tries, RETRY, 1)),
  },
}).createMachine({
  id: "board",
  description: "The open orders of the shop, read again every two seconds.",
  context: {
    orders: [],
    asOf: null,
    updates: 0,
    isIncomplete: false,
    arrived: [],
    failure: null,
    tries: 0,
    isOnline: true,
    isSeen: true,
  },
  invoke: [
    {
      id: "watchNetwork",
      src: "watchNetwork",
      onError: { description: "Without it, the next read finds out." },
    },
    {
      id: "watchTab",
      src: "watchTab",
      onError: { description: "Without it, the board is read all the time." },
    },
  ],
  initial: "reading",
  on: {
    "network.back": { actions: "noteOnline" },
    "network.lost": { actions: "noteOffline" },
    "tab.seen": { actions: "noteSeen" },
    "tab.hidden": { actions: "noteHidden" },
  },
  states: {
    reading: {
      description: "All open orders at first, and then every five minutes; else what has changed since.",
      initial: "first",
      states: { first: { tags: "loading" }, again: { tags: "shown" } },
      invoke: {
        id: "listOrders",
        src: "listOrders",
        input: ({ context }) => ({ since: context.updates < MAX_UPDATES ? context.asOf : null }),
        onDone: {
          target: "showing",
          actions: [
            { type: "setOrders", params: ({ event }) => event },
            { type: "reportChanges", params: ({ event }) => event },
          ],
        },
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "refused",
            description: "401, 403: nothing of the board stays on screen.",
            actions: [{ type: "setFailure", params: ({ event }) => event }, "forgetOrders", "reportRefusal"],
          },
          {
            guard: "isKnown",
            target: "showing",
            description: "The known orders stay, marked as outdated; the next read is automatic.",
            actions: { type: "setFailure", params: ({ event }) => event },
          },
          { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        ],
      },
    },
    showing: {
      tags: "shown",
      initial: "deciding",
      states: {
        deciding: {
          always: [
            { guard: "isAway", target: "paused", description: "The tab is hidden, or there is no network." },
            { target: "waiting" },
          ],
        },
        waiting: {
          after: { interval: { target: "#board.reading.again" } },
          on: {
            "board.refresh": { target: "#board.reading.again" },
            "board.retry": { target: "#board.reading.again" },
            "tab.hidden": { target: "deciding", actions: "noteHidden" },
            "network.lost": { target: "deciding", actions: "noteOffline" },
          },
        },
        paused: {
          description: "Nobody sees the board, or there is no network: it is read as soon as that ends.",
          on: {
            "tab.seen": { guard: "isOnline", target: "#board.reading.again", actions: "noteSeen" },
            "network.back": { guard: "isSeen", target: "#board.reading.again", actions: "noteOnline" },
          },
        },
      },
    },
    failed: {
      description: "Nothing is known yet.",
      tags: "failed",
      on: {
        "board.retry": { target: "reading" },
        "network.back": { target: "reading", actions: "noteOnline" },
      },
    },
    refused: { description: "The app asks who this is again.", tags: "loading" },
  },
});

export type BoardRef = ActorRefFrom<typeof boardMachine>;
export type BoardSnapshot = SnapshotFrom<typeof boardMachine>;

/** The open orders after an answer. Without news they are the same array, so that no screen renders again. */
function merge(
  { orders, arrived, asOf }: BoardContext,
  { orders: answered, isWhole }: BoardAnswer,
): Pick<BoardContext, "orders" | "arrived"> {
  const known = new Map(orders.map((order) => [order.id, order]));
  const news = answered.filter((order) => JSON.stringify(known.get(order.id)) !== JSON.stringify(order));
  const answeredIds = new Set(answered.map(({ id }) => id));
  const kept = isWhole ? orders.filter(({ id }) => answeredIds.has(id)) : orders;
  if (news.length === 0 && kept.length === orders.length) return { orders, arrived };
  const fresh = news.filter((order) => isOpen(order) && !known.has(order.id));
  const merged = new Map([...kept, ...news].map((order) => [order.id, order]));
  return {
    orders: [...merged.values()].filter(isOpen),
    arrived: asOf === null || fresh.length === 0 ? arrived : fresh.map(({ number }) => number),
  };
}
