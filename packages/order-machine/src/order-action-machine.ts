import { toFailure, type Failure, type Order, type PlacedOrder } from "@shop/contract";
import { port } from "@shop/machine-factories";
import { setup, type ActorRefFrom, type DoneActorEvent, type SnapshotFrom } from "xstate";
import type { ActionEvent, ActionKind, ActionOutput } from "./order-events.ts";

/** @property id of the order */
export type ActionInput = { id: string; kind: ActionKind };

/** One thing that the owner of an order asks for: to pay it, to cancel it, or to have its lines back in the cart. */
export const orderActionMachine = setup({
  types: {
    context: {} as ActionInput,
    input: {} as ActionInput,
    events: {} as ActionEvent,
    output: {} as ActionOutput,
    tags: {} as "paying" | "confirming" | "cancelling" | "givingUp",
  },
  actors: {
    payOrder: port<PlacedOrder, { id: string }>("payOrder"),
    cancelOrder: port<Order, { id: string }>("cancelOrder"),
  },
  guards: {
    isPayment: ({ context }) => context.kind === "pay",
    isGivenUp: ({ context }) => context.kind === "giveUp",
  },
}).createMachine({
  id: "orderAction",
  description: "What the owner of an order asks for, once however often it is pressed.",
  context: ({ input }) => input,
  // What a final state gives is unknown to the types.
  output: ({ event }) => event.output as ActionOutput,
  initial: "starting",
  states: {
    starting: {
      description: "What is asked for.",
      always: [
        { guard: "isPayment", target: "paying", description: "Where it can be paid." },
        { guard: "isGivenUp", target: "givingUp", description: "Its lines, back in the cart." },
        { target: "confirming", description: "Its end." },
      ],
    },
    paying: {
      description: "Asking where to pay. Nothing else can be asked for meanwhile.",
      tags: "paying",
      invoke: {
        id: "pay",
        src: "payOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "paid", description: "Where to pay, or that there is nothing to pay any more." },
        onError: { target: "failed", description: "The reason is told." },
      },
    },
    confirming: {
      description: "The shopper is asked whether the order shall really be cancelled.",
      tags: "confirming",
      on: {
        "cancellation.confirm": { target: "cancelling", description: "It shall." },
        "cancellation.drop": { target: "dropped", description: "It stays." },
      },
    },
    cancelling: {
      description: "Cancelling the order. A second time changes nothing.",
      tags: ["confirming", "cancelling"],
      invoke: {
        id: "cancel",
        src: "cancelOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "cancelled", description: "Its stock is back, and what was paid goes back." },
        onError: { target: "failed", description: "The reason is told; the answer may have been lost." },
      },
    },
    givingUp: {
      description: "Cancelling the order before its lines go back into the cart.",
      tags: "givingUp",
      invoke: {
        id: "giveUp",
        src: "cancelOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "cancelled", description: "Its lines are free." },
        onError: { target: "failed", description: "The reason is told; the answer may have been lost." },
      },
    },
    paid: {
      type: "final",
      description: "The server says what there is to pay, and where.",
      output: ({ event }) => ({
        kind: "paid",
        answer: (event as object as DoneActorEvent<PlacedOrder>).output,
      }),
    },
    cancelled: {
      type: "final",
      description: "The order is cancelled.",
      output: ({ event }) => ({
        kind: "cancelled",
        order: (event as object as DoneActorEvent<Order>).output,
      }),
    },
    dropped: { type: "final", description: "That was not meant.", output: { kind: "dropped" } },
    failed: {
      type: "final",
      description: "It could not be done, or nobody knows.",
      output: ({ event }) => ({ kind: "failed", failure: failureIn(event) }),
    },
  },
});

export type ActionRef = ActorRefFrom<typeof orderActionMachine>;
export type ActionSnapshot = SnapshotFrom<typeof orderActionMachine>;

/** Why a call has failed, of the event that says so. */
function failureIn(event: object): Failure {
  return toFailure("error" in event ? event.error : undefined);
}
