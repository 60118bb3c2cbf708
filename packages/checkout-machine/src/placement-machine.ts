import { toFailure, type Failure, type PlacedOrder } from "@shop/contract";
import { port, retryDelay, watcher, type RetryPolicy } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom, type DoneActorEvent, type SnapshotFrom } from "xstate";
import type { PlacementEvent, PlacementOutput } from "./checkout-events.ts";
import type { OrderRequest } from "./checkout-state.ts";
import { isConclusive } from "./rejected-choice.ts";

/** @property order null when it was sent before, and its outcome alone is requested */
export type PlacementInput = { account: string; key: string; order: OrderRequest | null };

type PlacementState = PlacementInput & {
  failure: Failure | null;
  /** How often in a row the request of the outcome failed. */
  tries: number;
};

/** The shopper waits for the outcome: shorter delays than the cart's, but never zero. */
export const OUTCOME_RETRY: RetryPolicy = { max: 15_000, min: 0.5 };

/** One order: sent at most once; if the response is lost, its outcome is requested by its key until it is known. */
export const placementMachine = setup({
  types: {
    context: {} as PlacementState,
    input: {} as PlacementInput,
    events: {} as PlacementEvent,
    output: {} as PlacementOutput,
    tags: {} as "busy" | "sending" | "outcomeUnknown",
  },
  actors: {
    placeOrder: port<PlacedOrder, { order: OrderRequest | null }>("placeOrder"),
    askOutcome: port<PlacedOrder, { key: string }>("askOutcome"),
    watchNetwork: watcher("watchNetwork"),
  },
  actions: {
    // `provideCheckout` writes the stored checkout.
    forgetAttempt: () => undefined,
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      tries: context.tries + 1,
    })),
  },
  guards: {
    isUnsent: ({ context }) => context.order !== null,
    isKeyTaken: (_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return failure.id === 422 && failure.field === "idempotencyKey";
    },
    isRefused: (_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return isConclusive(failure) || failure.id === 429;
    },
    isConclusive: (_, { error }: { error: unknown }) => isConclusive(toFailure(error)),
    isNotPlaced: (_, { error }: { error: unknown }) => toFailure(error).id === 404,
  },
  delays: {
    // `provideCheckout` provides the random number.
    retryDelay: ({ context }) => retryDelay(context.failure, context.tries, OUTCOME_RETRY, 1),
  },
}).createMachine({
  id: "placement",
  description: "One order: it is sent at most once, and its outcome is requested until it is known.",
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  // The types do not know the output of a final state.
  output: ({ event }) => event.output as PlacementOutput,
  initial: "starting",
  states: {
    starting: {
      description: "An order that was sent before is not sent again.",
      always: [{ guard: "isUnsent", target: "sending" }, { target: "outcomeUnknown.asking" }],
    },
    sending: {
      description: "The order is being sent. No transition sends it a second time.",
      tags: ["sending", "busy"],
      invoke: {
        id: "placeOrder",
        src: "placeOrder",
        input: ({ context }) => ({ order: context.order }),
        onDone: { target: "placed" },
        onError: [
          {
            guard: { type: "isKeyTaken", params: ({ event }) => event },
            target: "outcomeUnknown.asking",
            description: "422: the key belongs to an order with another content.",
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "refused",
            description: "The server answers that it placed nothing: 406, 409, 422, 429 and the like.",
          },
          {
            target: "outcomeUnknown",
            description: "The response is lost: there may be an order.",
            actions: { type: "countFailure", params: ({ event }) => event },
          },
        ],
      },
    },
    outcomeUnknown: {
      description: "The order was sent and its outcome is unknown: it is requested, never sent again.",
      tags: "outcomeUnknown",
      invoke: {
        id: "watchNetwork",
        src: "watchNetwork",
        onError: { description: "Without it, the next request finds out." },
      },
      initial: "waiting",
      states: {
        waiting: {
          description: "The next request is automatic.",
          after: { retryDelay: { target: "asking" } },
          on: {
            "outcome.ask": { target: "asking" },
            "network.back": { target: "asking" },
          },
        },
        unanswered: {
          description: "The server does not answer. The device stores the key, and the shopper may retry.",
          on: { "outcome.ask": { target: "asking" } },
        },
        asking: {
          tags: "busy",
          invoke: {
            id: "askOutcome",
            src: "askOutcome",
            input: ({ context }) => ({ key: context.key }),
            onDone: { target: "#placement.placed" },
            onError: [
              {
                guard: { type: "isNotPlaced", params: ({ event }) => event },
                target: "#placement.notPlaced",
                description: "404: nothing was placed. The same order may be sent with the same key.",
              },
              {
                guard: { type: "isConclusive", params: ({ event }) => event },
                target: "unanswered",
                description: "The same request would be refused again.",
                actions: { type: "countFailure", params: ({ event }) => event },
              },
              { target: "waiting", actions: { type: "countFailure", params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    placed: {
      type: "final",
      entry: "forgetAttempt",
      // Both calls end here, with the same response.
      output: ({ event }) => ({
        kind: "placed",
        placed: (event as object as DoneActorEvent<PlacedOrder>).output,
      }),
    },
    notPlaced: {
      type: "final",
      entry: "forgetAttempt",
      output: { kind: "notPlaced" },
    },
    refused: {
      type: "final",
      entry: "forgetAttempt",
      output: ({ event }) => rejection(event),
    },
  },
});

export type PlacementRef = ActorRefFrom<typeof placementMachine>;
export type PlacementSnapshot = SnapshotFrom<typeof placementMachine>;

/** The failure in the error event of a call. */
function rejection(event: object): PlacementOutput {
  return { kind: "refused", failure: toFailure("error" in event ? event.error : undefined) };
}
