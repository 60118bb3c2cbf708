import { port } from "@shop/machine-factories";
import { isFinal, toFailure, type CartItem, type Failure } from "@shop/contract";
import { assign, emit, setup } from "xstate";
import type { Change } from "./changes.ts";
import type { CartAnswer } from "./known-lines.ts";
import { hasChanges, hasFrozen, NOTHING_UNSENT, takeNext, type Unsent } from "./outbox-queue.ts";

export type OutboxEvent =
  | { type: "account.confirmed"; uid: string }
  | { type: "outbox.add"; change: Change }
  /** Send what changes these lines, if anything does. */
  | { type: "outbox.flush"; lines: CartItem[] }
  /** Send only if something may not wait for the cart to be read. */
  | { type: "outbox.flushFrozen"; lines: CartItem[] };

/** What the outbox reports to the cart that it belongs to. */
export type OutboxReport =
  | { type: "outbox.restored"; items: CartItem[] }
  /** Something more waits to be sent. */
  | { type: "outbox.filled" }
  | { type: "outbox.started" }
  | { type: "outbox.emptied" }
  /** Without a cart in the answer, it has to be read. */
  | { type: "outbox.answered"; change: Change | null; answer: CartAnswer | undefined }
  /** The change is forgotten. */
  | { type: "outbox.refused"; change: Change | null; failure: Failure }
  /** The change is kept, and goes out first at the next `outbox.flush`, under the same id. */
  | { type: "outbox.failed"; failure: Failure };

/** The changes of an account's shopper in front of the server: one is on its way, the others wait. */
export const outboxMachine = setup({
  types: {
    context: {} as Unsent,
    events: {} as OutboxEvent,
    emitted: {} as OutboxReport,
  },
  actors: {
    change: port<CartAnswer | undefined, { change: Change | null; account: string | null }>("change"),
  },
  actions: {
    // What earlier pages left is read, and reported, by `provideCart`.
    restore: () => undefined,
    notifyOtherTabs: () => undefined,
    setAccount: assign({ account: (_, { uid }: { uid: string }) => uid }),
    enqueue: assign({ queue: ({ context }, { change }: { change: Change }) => [...context.queue, change] }),
    takeNext: assign(({ context }, { lines }: { lines: CartItem[] }) => takeNext(context, lines)),
    dropQueue: assign(({ context }) => (context.queue.length > 0 ? { queue: [] } : {})),
    forgetChange: assign({ sending: null }),
    reportFilled: emit({ type: "outbox.filled" } as const),
    reportStarted: emit({ type: "outbox.started" } as const),
    reportEmptied: emit({ type: "outbox.emptied" } as const),
    reportAnswered: emit(({ context }, { output }: { output: CartAnswer | undefined }) => ({
      type: "outbox.answered" as const,
      change: context.sending,
      answer: output,
    })),
    reportRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: "outbox.refused" as const,
      change: context.sending,
      failure: toFailure(error),
    })),
    reportFailed: emit((_, { error }: { error: unknown }) => ({
      type: "outbox.failed" as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isUnconfirmed: ({ context }) => context.account === null,
    hasChanges: ({ context }, { lines }: { lines: CartItem[] }) => hasChanges(context, lines),
    hasFrozen: ({ context }) => hasFrozen(context),
    // A guest's lines are not dropped for a failure that does not say what is wrong with them.
    isRefused: ({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return isFinal(failure) && (failure.id !== 400 || context.sending?.kind !== "merge");
    },
  },
}).createMachine({
  id: "outbox",
  description: "What the shopper of an account did and the server has yet to see.",
  context: NOTHING_UNSENT,
  initial: "resting",
  on: {
    "account.confirmed": {
      guard: "isUnconfirmed",
      description:
        "What was left unsent for this account comes first; the lines of the guest of the device come along.",
      actions: [{ type: "setAccount", params: ({ event }) => event }, "restore", "reportFilled"],
    },
    "outbox.add": {
      description: "A click waits for its turn.",
      actions: [{ type: "enqueue", params: ({ event }) => event }, "reportFilled"],
    },
  },
  states: {
    resting: {
      description: "Nothing is on its way.",
      on: {
        "outbox.flush": [
          {
            guard: { type: "hasChanges", params: ({ event }) => event },
            target: "sending",
            description: "What was not answered goes again under its id; else the next change.",
            actions: { type: "takeNext", params: ({ event }) => event },
          },
          {
            description: "Clicks that cancelled out must not come back after the next cart.",
            actions: ["dropQueue", "reportEmptied"],
          },
        ],
        "outbox.flushFrozen": {
          guard: "hasFrozen",
          target: "sending",
          description: "What an earlier page may have sent already is sent first: then no reading is older.",
          actions: { type: "takeNext", params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: "One change is on its way; later clicks wait in the queue.",
      entry: "reportStarted",
      invoke: {
        id: "send",
        src: "change",
        input: ({ context: { sending, account } }) => ({ change: sending, account }),
        onDone: {
          target: "resting",
          description: "Carried out.",
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
            description: "The change is forgotten, so the screen rolls back; later clicks are kept.",
            actions: [{ type: "reportRefused", params: ({ event }) => event }, "forgetChange"],
          },
          {
            target: "resting",
            description:
              "Nobody knows whether it was carried out, or why not: it is sent again under its id.",
            actions: { type: "reportFailed", params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
