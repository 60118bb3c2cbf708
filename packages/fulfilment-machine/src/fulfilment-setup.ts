import { actionsFor, mayDo } from "@shop/commerce";
import { toFailure, type Failure, type OrderAction, type OrderState, type StaffRole } from "@shop/contract";
import { port } from "@shop/machine-factories";
import { assign, emit, setup } from "xstate";
import { isRefusal } from "./is-refusal.ts";
import type { Move, Moved, Served } from "./calls.ts";

export type FulfilmentInput = { id: string; role: StaffRole };

type FulfilmentContext = FulfilmentInput & {
  /** As the server last answered; null before. */
  served: Served | null;
  /** What is being done, or is to be confirmed. */
  action: OrderAction | null;
  /** Why the order could not be read. */
  failure: Failure | null;
  /** Why the last action failed. */
  actionFailure: Failure | null;
};

export type FulfilmentEvent =
  | { type: `order.${OrderAction}` }
  | { type: "order.retry" }
  /** The board knows of a newer state. */
  | { type: "order.changed"; state: OrderState }
  | { type: "cancellation.confirm" }
  | { type: "cancellation.drop" }
  /** The member of staff has seen who was first. */
  | { type: "outpaced.dismiss" };

/** What the machine emits for the rest of the app. */
export type FulfilmentReport = { type: "order.moved" } | { type: "staff.refused" };

/** How long no action is possible after one (ms): a second click of the same hand is none. */
const PAUSE = 500;

/** The setup of the fulfilment machine: its actors, actions and guards. */
export const fulfilmentSetup = setup({
  types: {
    context: {} as FulfilmentContext,
    input: {} as FulfilmentInput,
    events: {} as FulfilmentEvent,
    emitted: {} as FulfilmentReport,
    tags: {} as
      | "reading"
      | "resting"
      | "confirming"
      | "moving"
      | "moved"
      | "outpaced"
      | "failed"
      | "forbidden",
  },
  actors: {
    getServedOrder: port<Served, { id: string }>("getServedOrder"),
    moveOrder: port<Moved, Move>("moveOrder"),
  },
  actions: {
    setServed: assign((_, { output: { order, changes } }: { output: Served }) => ({
      served: { order, changes },
      failure: null,
    })),
    beginAction: assign((_, { action }: { action: OrderAction }) => ({ action, actionFailure: null })),
    forgetAction: assign({ action: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    setActionFailure: assign({ actionFailure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    reportMove: emit({ type: "order.moved" }),
    reportRefusal: emit({ type: "staff.refused" }),
  },
  guards: {
    isIn: ({ context }, { state }: { state: OrderState }) => context.served?.order.state === state,
    isPossible: ({ context: { served, role } }, { action }: { action: OrderAction }) =>
      served !== null && mayDo(role, action) && actionsFor(served.order).includes(action),
    isNews: ({ context }, { state }: { state: OrderState }) => context.served?.order.state !== state,
    isMoved: (_, { output }: { output: Moved }) => output.isMoved,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
    isKnown: ({ context }) => context.served !== null,
  },
  delays: { pause: PAUSE },
});
