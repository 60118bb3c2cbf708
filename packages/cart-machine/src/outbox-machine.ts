import { port } from "@shop/machine-factories";
import { isFinal, toFailure, type CartItem, type Failure } from "@shop/contract";
import { assign, sendParent, setup } from "xstate";
import type { CartAnswer } from "./cart-state.ts";
import type { Change } from "./changes.ts";
import { hasChanges, inFlight, NOTHING_UNSENT, takeNext, type Unsent } from "./outbox-queue.ts";

/** The confirmed lines of the server; null before they were read. */
type Known = { lines: CartItem[] | null };

export type OutboxEvent =
  /** The account is known, so its earlier unsent changes may be sent. */
  | { type: "outbox.restore"; uid: string }
  | ({ type: "outbox.add"; change: Change } & Known)
  /** Sends changes that affect these lines, if any. */
  | ({ type: "outbox.flush" } & Known)
  /** A call of the cart has failed: nothing is sent before the next `outbox.flush`. */
  | { type: "outbox.pause" };

/** What the outbox reports to its parent, the cart. */
export type OutboxReport =
  | { type: "outbox.restored"; items: CartItem[] }
  | { type: "outbox.started" }
  /** There is nothing to send now: the changes cancel out for these lines, or the lines are unknown. */
  | { type: "outbox.idle" }
  /** `answer` is undefined if the response had no cart, which then has to be read. */
  | { type: "outbox.answered"; change: Change; answer: CartAnswer | undefined; isLast: boolean }
  /** The change is dropped. */
  | { type: "outbox.refused"; change: Change; failure: Failure; isLast: boolean }
  /** The change stays, and is sent first at the next `outbox.flush`, with the same id. */
  | { type: "call.failed"; failure: Failure };

/** The queue of an account's unsent changes: one is being sent, the others wait. */
export const outboxMachine = setup({
  types: { context: {} as Unsent, events: {} as OutboxEvent },
  actors: {
    sendChange: port<CartAnswer | undefined, { change: Change; account: string | null }>("sendChange"),
  },
  actions: {
    // `provideCart` (services.ts) implements both: it has the storage and the other tabs.
    restoreQueue: () => undefined,
    notifyOtherTabs: () => undefined,
    setAccount: assign({ account: (_, { uid }: { uid: string }) => uid }),
    enqueue: assign({ queue: ({ context }, { change }: { change: Change }) => [...context.queue, change] }),
    takeNext: assign(({ context }, { lines }: Known) => takeNext(context, lines)),
    // They cancel out for these lines, but with the lines of a later read they might not.
    dropCancelledClicks: assign(({ context }, { lines }: Known) =>
      lines && context.queue.length > 0 ? { queue: [] } : {},
    ),
    forgetChange: assign({ sending: null }),
    reportStarted: sendParent({ type: "outbox.started" } satisfies OutboxReport),
    reportIdle: sendParent({ type: "outbox.idle" } satisfies OutboxReport),
    reportAnswered: sendParent(
      ({ context }, { output }: { output: CartAnswer | undefined }) =>
        ({ type: "outbox.answered", ...inFlight(context), answer: output }) satisfies OutboxReport,
    ),
    reportRefused: sendParent(
      ({ context }, { error }: { error: unknown }) =>
        ({ type: "outbox.refused", ...inFlight(context), failure: toFailure(error) }) satisfies OutboxReport,
    ),
    reportFailed: sendParent(
      (_, { error }: { error: unknown }) =>
        ({ type: "call.failed", failure: toFailure(error) }) satisfies OutboxReport,
    ),
  },
  guards: {
    isAccountUnknown: ({ context }) => context.account === null,
    hasChanges: ({ context }, { lines }: Known) => hasChanges(context, lines),
    makesChanges: ({ context }, { change, lines }: { change: Change } & Known) =>
      hasChanges({ ...context, queue: [...context.queue, change] }, lines),
    isAlreadyOnServer: ({ context }, { change, lines }: { change: Change } & Known) =>
      lines !== null && context.queue.length === 0 && !hasChanges({ ...context, queue: [change] }, lines),
    // A 400 on added lines keeps them: it does not say which line is invalid. Only the shopper retries it.
    isRefused: ({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return isFinal(failure) && (failure.id !== 400 || context.sending?.type !== "lines.add");
    },
  },
}).createMachine({
  id: "outbox",
  description: "The shopper's changes that are not on the server yet.",
  context: NOTHING_UNSENT,
  initial: "resting",
  on: {
    "outbox.restore": {
      guard: "isAccountUnknown",
      description: "Earlier unsent changes of this account are first, then the guest's lines on the device.",
      actions: [{ type: "setAccount", params: ({ event }) => event }, "restoreQueue"],
    },
    "outbox.add": { actions: { type: "enqueue", params: ({ event }) => event } },
    "outbox.flush": [
      {
        guard: { type: "hasChanges", params: ({ event }) => event },
        target: ".sending",
        actions: { type: "takeNext", params: ({ event }) => event },
      },
      {
        target: ".resting",
        actions: [{ type: "dropCancelledClicks", params: ({ event }) => event }, "reportIdle"],
      },
    ],
    "outbox.pause": ".paused",
  },
  states: {
    resting: {
      description: "The cart sends `outbox.flush` for what the queue still holds.",
      on: {
        "outbox.add": [
          {
            guard: { type: "makesChanges", params: ({ event }) => event },
            target: "sending",
            actions: [
              { type: "enqueue", params: ({ event }) => event },
              { type: "takeNext", params: ({ event }) => event },
            ],
          },
          {
            guard: { type: "isAlreadyOnServer", params: ({ event }) => event },
            description: "The server has it like this: there is nothing to send.",
          },
          {
            description: "It waits: the lines are unknown, or it cancels out what waits already.",
            actions: { type: "enqueue", params: ({ event }) => event },
          },
        ],
      },
    },
    sending: {
      description: "One change is being sent; later clicks wait in the queue.",
      entry: "reportStarted",
      on: { "outbox.flush": { description: "The change is being sent already." } },
      invoke: {
        id: "send",
        src: "sendChange",
        input: ({ context }) => ({ change: inFlight(context).change, account: context.account }),
        onDone: {
          target: "resting",
          actions: [
            { type: "reportAnswered", params: ({ event }) => event },
            "forgetChange",
            "notifyOtherTabs",
          ],
        },
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "resting",
            description: "The change is dropped, so the screen rolls back; later clicks stay.",
            actions: [{ type: "reportRefused", params: ({ event }) => event }, "forgetChange"],
          },
          {
            target: "paused",
            description: "The outcome is unknown: the change is sent again with its id.",
            actions: { type: "reportFailed", params: ({ event }) => event },
          },
        ],
      },
    },
    paused: { description: "All changes stay queued." },
  },
});
