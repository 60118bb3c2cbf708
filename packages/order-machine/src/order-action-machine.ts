import { toFailure, type Failure, type Order, type PlacedOrder } from "@shop/contract";
import { port } from "@shop/machine-factories";
import { setup, type ActorRefFrom, type DoneActorEvent, type SnapshotFrom } from "xstate";
import type { ActionEvent, ActionKind, ActionOutput } from "./order-events.ts";

/** @property id of the order */
export type ActionInput = { id: string; kind: ActionKind };

/** One action on an order: to pay it, to cancel it, or to return its lines to the cart. */
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
  description: "One action on an order, performed once however often it is pressed.",
  context: ({ input }) => input,
  // The types do not know the output of a final state.
  output: ({ event }) => event.output as ActionOutput,
  initial: "starting",
  states: {
    starting: {
      always: [
        { guard: "isPayment", target: "paying" },
        { guard: "isGivenUp", target: "givingUp" },
        { target: "confirming" },
      ],
    },
    paying: {
      tags: "paying",
      invoke: {
        id: "pay",
        src: "payOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "paid" },
        onError: { target: "failed" },
      },
    },
    confirming: {
      tags: "confirming",
      on: { "cancellation.confirm": { target: "cancelling" }, "cancellation.drop": { target: "dropped" } },
    },
    cancelling: {
      description: "Cancelling the order. A second time changes nothing.",
      tags: ["confirming", "cancelling"],
      invoke: {
        id: "cancel",
        src: "cancelOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "cancelled", description: "Its stock is returned, and its payment is refunded." },
        onError: { target: "failed", description: "The reason is shown; the response may have been lost." },
      },
    },
    givingUp: {
      tags: "givingUp",
      invoke: {
        id: "giveUp",
        src: "cancelOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "cancelled" },
        onError: { target: "failed" },
      },
    },
    paid: {
      type: "final",
      description: "The server answers what there is to pay, and where.",
      output: ({ event }) => ({
        kind: "paid",
        answer: (event as object as DoneActorEvent<PlacedOrder>).output,
      }),
    },
    cancelled: {
      type: "final",
      output: ({ event }) => ({
        kind: "cancelled",
        order: (event as object as DoneActorEvent<Order>).output,
      }),
    },
    dropped: { type: "final", output: { kind: "dropped" } },
    failed: { type: "final", output: ({ event }) => ({ kind: "failed", failure: failureIn(event) }) },
  },
});

export type ActionRef = ActorRefFrom<typeof orderActionMachine>;
export type ActionSnapshot = SnapshotFrom<typeof orderActionMachine>;

/** The failure in the error event of a call. */
function failureIn(event: object): Failure {
  return toFailure("error" in event ? event.error : undefined);
}
