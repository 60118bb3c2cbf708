import { toFailure, type Failure, type PlacedOrder } from "@shop/contract";
import { port, retryDelay, watcher, type RetryPolicy } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom, type DoneActorEvent, type SnapshotFrom } from "xstate";
import type { PaymentEvent, PaymentOutput } from "./checkout-events.ts";
import type { OrderRequest } from "./checkout-state.ts";
import { isConclusive } from "./rejected-choice.ts";

/** @property order null when it was sent before, and only its outcome is requested */
export type PaymentInput = { account: string; key: string; order: OrderRequest | null };

type PaymentState = PaymentInput & {
  failure: Failure | null;
  /** How often in a row the request of the outcome failed. */
  tries: number;
};

/** The shopper waits after paying: shorter delays than the cart's, but never zero. */
export const OUTCOME_RETRY: RetryPolicy = { max: 15_000, min: 0.5 };

/** One pending order: sent at most once, then requested by its key until its outcome is known. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentState,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    output: {} as PaymentOutput,
    tags: {} as "busy" | "paying" | "outcomeUnknown",
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
  id: "payment",
  description: "One pending order: one key, one order.",
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  // The types do not know the output of a final state.
  output: ({ event }) => event.output as PaymentOutput,
  initial: "starting",
  states: {
    starting: {
      description: "Whether the order is sent, or was sent before.",
      always: [{ guard: "isUnsent", target: "sending" }, { target: "outcomeUnknown.asking" }],
    },
    sending: {
      description: "The order is being sent. No transition sends it a second time.",
      tags: ["paying", "busy"],
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
            onDone: { target: "#payment.placed" },
            onError: [
              {
                guard: { type: "isNotPlaced", params: ({ event }) => event },
                target: "#payment.notPlaced",
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

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** The failure in the error event of a call. */
function rejection(event: object): PaymentOutput {
  return { kind: "refused", failure: toFailure("error" in event ? event.error : undefined) };
}
