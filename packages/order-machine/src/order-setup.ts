import { isUnauthorised, toFailure, type Failure, type Order } from "@shop/contract";
import { assign, emit, setup } from "xstate";
import { awaitsPayment, isCancellable, isOver } from "@shop/commerce";
import type {
  ActionKind,
  ActionOutput,
  Look,
  OrderContext,
  OrderEvent,
  OrderReport,
} from "./order-events.ts";
import { orderIn } from "./action-output.ts";
import { orderActionMachine } from "./order-action-machine.ts";
import { intervalAfter } from "./polling-interval.ts";
import { port, watcher } from "@shop/machine-factories";
import { linesOf } from "./reorder.ts";

/** Failures that mean that the shopper has no such order; 422: what the URL has is no id of an order. */
const NOBODYS: ReadonlySet<Failure["id"]> = new Set([403, 404, 422]);

/** The setup of the order machine: its actors, actions, guards and delays. */
export const orderSetup = setup({
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
    readOrder: port<Order, Look>("readOrder"),
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
});

/** Whether a response has no changes: only these parts of an order ever change. */
function isSame(known: Order | null, order: Order): boolean {
  return (
    known !== null &&
    known.history.length === order.history.length &&
    known.payment.status === order.payment.status &&
    known.payment.url === order.payment.url &&
    JSON.stringify(known.picking) === JSON.stringify(order.picking)
  );
}
