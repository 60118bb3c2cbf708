import { toFailure, type Failure, type PlacedOrder } from "@shop/contract";
import { port, retryDelay, watcher, type RetryPolicy } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom, type DoneActorEvent, type SnapshotFrom } from "xstate";
import type { PaymentEvent, PaymentOutput } from "./checkout-events.ts";
import type { OrderRequest } from "./checkout-state.ts";
import { isConclusive } from "./rejected-choice.ts";

/** @property order null when it was sent before, and only its outcome is asked for */
export type PaymentInput = { account: string; key: string; order: OrderRequest | null };

type PaymentState = PaymentInput & {
  failure: Failure | null;
  /** How often in a row the outcome could not be asked for. */
  tries: number;
};

/** Who has paid waits for an answer: sooner than the cart asks again, but never at once. */
export const OUTCOME_RETRY: RetryPolicy = { max: 15_000, min: 0.5 };

/** One order on its way to the shop: sent at most once, and asked for under its key until its outcome is known. */
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
    // What the device keeps is written by `provideCheckout`.
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
    // `provideCheckout` brings the chance.
    retryDelay: ({ context }) => retryDelay(context.failure, context.tries, OUTCOME_RETRY, 1),
  },
}).createMachine({
  id: "payment",
  description: "One order on its way to the shop: one key, one order.",
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  // What a final state gives is unknown to the types.
  output: ({ event }) => event.output as PaymentOutput,
  initial: "starting",
  states: {
    starting: {
      description: "Whether the order is sent, or was sent before.",
      always: [
        { guard: "isUnsent", target: "sending" },
        {
          target: "outcomeUnknown.asking",
        },
      ],
    },
    sending: {
      description: "The order is on its way. There is no way to send it a second time from here.",
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
            description: "422: there is an order under this key, that was sent in other words.",
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "refused",
            description: "The server says that it placed nothing: 406, 409, 422, 429 and the like.",
          },
          {
            target: "outcomeUnknown",
            description: "The answer is lost: there may be an order.",
            actions: { type: "countFailure", params: ({ event }) => event },
          },
        ],
      },
    },
    outcomeUnknown: {
      description: "The order was sent and its outcome is unknown: it is asked for, never sent again.",
      tags: "outcomeUnknown",
      invoke: {
        id: "watchNetwork",
        src: "watchNetwork",
        onError: { description: "Without it, the next question finds out." },
      },
      initial: "waiting",
      states: {
        waiting: {
          description: "The next question comes by itself.",
          after: { retryDelay: { target: "asking" } },
          on: {
            "outcome.ask": { target: "asking" },
            "network.back": { target: "asking" },
          },
        },
        unanswered: {
          description: "The server does not say. The device keeps the key, and the shopper may ask.",
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
                description: "404: nothing was placed. The same order may go out under the same key.",
              },
              {
                guard: { type: "isConclusive", params: ({ event }) => event },
                target: "unanswered",
                description: "The same question would be refused again.",
                actions: { type: "countFailure", params: ({ event }) => event },
              },
              {
                target: "waiting",
                actions: { type: "countFailure", params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    placed: {
      type: "final",
      entry: "forgetAttempt",
      // Both calls end here, with the same answer.
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

/** Why a call has failed, of the event that says so. */
function rejection(event: object): PaymentOutput {
  return { kind: "refused", failure: toFailure("error" in event ? event.error : undefined) };
}
