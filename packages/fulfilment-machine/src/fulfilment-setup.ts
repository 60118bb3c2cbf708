import { actionsFor, isRefundable, isSameItem, mayDo, type DeliveredItem } from "@shop/commerce";
import {
  isFinal,
  toFailure,
  type Failure,
  type Money,
  type OrderAction,
  type OrderState,
  type PickedLine,
  type StaffRole,
} from "@shop/contract";
import { forwardEmitted, port, retryDelay, type FormReport } from "@shop/machine-factories";
import { assign, emit, setup } from "xstate";
import { isRefusal } from "./is-refusal.ts";
import type { Move, Moved, Refunded, Served } from "./call-desk.ts";
import { refundFormMachine } from "./refund-form-machine.ts";
import { substitutesMachine } from "./substitutes-machine.ts";
import { sendable, withLine } from "./unsent-lines.ts";

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
  /** What was picked on this device and is not on the server yet, in the order in which it is sent. */
  unsent: readonly PickedLine[];
  /** How many times in a row a line could not be sent. */
  tries: number;
  /** Why the first one could not be sent; it is sent again. */
  waitsFor: Failure | null;
  /** Why a line was not taken, by its product, until it is picked again. */
  refusals: Readonly<Record<string, Failure>>;
  /** What units are being refunded of. */
  refund: DeliveredItem | null;
  /** What became of the last refund: it was made, or somebody else had refunded it meanwhile. */
  refundOutcome: { id: string; substituteId?: string; isRefunded: boolean; amount: Money } | null;
};

export type FulfilmentEvent =
  | { type: `order.${OrderAction}` }
  | { type: "order.retry" }
  | { type: "line.pick"; line: PickedLine }
  /** The board knows of a change. */
  | { type: "order.changed"; changedAt: string }
  | { type: "cancellation.confirm" }
  | { type: "cancellation.drop" }
  /** The member of staff has seen who was first. */
  | { type: "outpaced.dismiss" }
  | { type: "refund.open"; delivered: DeliveredItem }
  | FormReport<Refunded>;

/** What the machine emits for the rest of the app. */
export type FulfilmentReport = { type: "order.moved" } | { type: "staff.refused" };

/** How long no action is possible after one (ms): a second click of the same hand is none. */
const PAUSE = 500;

/** The delays before a line is sent again (ms): the shelf is a walk away. */
const RETRY = { max: 15_000, min: 1 };

/** The setup of the fulfilment machine: its actors, actions and guards. */
export const fulfilmentSetup = setup({
  types: {
    context: {} as FulfilmentContext,
    input: {} as FulfilmentInput,
    events: {} as FulfilmentEvent,
    emitted: {} as FulfilmentReport,
    children: {} as {
      substitutes: "substitutes";
      refundForm: "refundForm";
      formEvents: "forwardEmitted";
    },
    tags: {} as
      | "reading"
      | "resting"
      | "saving"
      | "confirming"
      | "moving"
      | "moved"
      | "outpaced"
      | "failed"
      | "forbidden",
  },
  actors: {
    pickItem: port<Served, { id: string; line: PickedLine }>("pickItem"),
    substitutes: substitutesMachine,
    getServedOrder: port<Served, { id: string }>("getServedOrder"),
    moveOrder: port<Moved, Move>("moveOrder"),
    refundForm: refundFormMachine,
    forwardEmitted,
  },
  actions: {
    setServed: assign(({ context }, { output }: { output: Served }) => {
      const { order, changedAt, changes, aisles, isRefundDue } = output;
      const { unsent, lost } = sendable(context.unsent, order, context.served === null);
      const why: Failure = { id: 422, field: order.state === "preparando" ? "line" : "state" };
      return {
        served: { order, changedAt, changes, aisles, isRefundDue },
        failure: null,
        unsent,
        refusals: { ...context.refusals, ...Object.fromEntries(lost.map(({ id }) => [id, why])) },
        ...(unsent.length === 0 && { tries: 0, waitsFor: null }),
      };
    }),
    // `provideFulfilment` implements both.
    restoreUnsent: () => undefined,
    storeUnsent: () => undefined,
    keepLine: assign(({ context }, { line }: { line: PickedLine }) => ({
      unsent: withLine(context.unsent, line),
      refusals: without(context.refusals, line.id),
    })),
    // The order is shown as it is now, so an earlier action that failed is no news any more.
    dropSavedLine: assign(({ context: { unsent, refusals } }) => ({
      unsent: unsent.slice(1),
      refusals: without(refusals, firstOf(unsent).id),
      tries: 0,
      waitsFor: null,
      actionFailure: null,
    })),
    dropRefusedLine: assign(({ context: { unsent, refusals } }, { error }: { error: unknown }) => ({
      unsent: unsent.slice(1),
      refusals: { ...refusals, [firstOf(unsent).id]: toFailure(error) },
      tries: 0,
      waitsFor: null,
    })),
    countTry: assign(({ context }, { error }: { error: unknown }) => ({
      tries: context.tries + 1,
      waitsFor: toFailure(error),
    })),
    beginAction: assign((_, { action }: { action: OrderAction }) => ({ action, actionFailure: null })),
    forgetAction: assign({ action: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    setActionFailure: assign({ actionFailure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    openRefund: assign((_, { delivered }: { delivered: DeliveredItem }) => ({
      refund: delivered,
      refundOutcome: null,
    })),
    closeRefund: assign({ refund: null }),
    setRefunded: assign(({ context: { refund } }, { output }: { output: Refunded }) => ({
      refundOutcome: refund && outcomeOf(refund, output),
    })),
    reportMove: emit({ type: "order.moved" }),
    reportRefusal: emit({ type: "staff.refused" }),
  },
  guards: {
    isIn: ({ context }, { state }: { state: OrderState }) => context.served?.order.state === state,
    isPossible: ({ context: { served, role } }, { action }: { action: OrderAction }) =>
      served !== null && mayDo(role, action) && actionsFor(served.order).includes(action),
    isNews: ({ context }, { changedAt }: { changedAt: string }) => context.served?.changedAt !== changedAt,
    isPicking: ({ context }) => context.served?.order.state === "preparando",
    isMoved: (_, { output }: { output: Moved }) => output.isMoved,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
    isNotTaken: (_, { error }: { error: unknown }) => isFinal(toFailure(error)),
    hasUnsent: ({ context }) => context.unsent.length > 0,
    isKnown: ({ context }) => context.served !== null,
    isRefundable: (
      { context: { served, role } },
      { delivered: { item, refunded } }: { delivered: DeliveredItem },
    ) =>
      served !== null && mayDo(role, "refundItem") && isRefundable(served.order) && refunded < item.quantity,
  },
  delays: {
    pause: PAUSE,
    retryDelay: ({ context }) => retryDelay(context.waitsFor, context.tries, RETRY, 1),
  },
});

/** What became of a refund, and the amount of the last one of that item. */
function outcomeOf({ id, substituteId }: DeliveredItem, { order, isRefunded }: Refunded) {
  const name = { id, ...(substituteId !== undefined && { substituteId }) };
  const made = order.refunds?.units.findLast((units) => isSameItem(units, name));
  return { ...name, isRefunded, amount: made?.amount ?? 0 };
}

/** The refusals of the other lines. */
function without(refusals: Readonly<Record<string, Failure>>, lineId: string): Record<string, Failure> {
  const { [lineId]: _, ...others } = refusals;
  return others;
}

/** @throws when there is no line to send, which the guard `hasUnsent` rules out */
export function firstOf([line]: readonly PickedLine[]): PickedLine {
  if (!line) throw new Error("no line to send");
  return line;
}
