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
      always: [
        { guard: "isPayment", target: "paying" },
        { guard: "isGivenUp", target: "givingUp" },
        { target: "confirming" },
      ],
    },
    paying: {
      description: "Asking where to pay. Nothing else can be asked for meanwhile.",
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
      description: "The shopper is asked whether they mean it.",
      tags: "confirming",
      on: {
        "cancellation.confirm": { target: "cancelling" },
        "cancellation.drop": { target: "dropped" },
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
        onError: { target: "failed", description: "The reason is shown; the answer may have been lost." },
      },
    },
    givingUp: {
      description: "Cancelling the order before its lines go back into the cart.",
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
      description: "The server says what there is to pay, and where.",
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
    failed: {
      type: "final",
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
