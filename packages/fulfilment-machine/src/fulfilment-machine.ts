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
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { Move, Moved, Refunded, Served } from "./call-desk.ts";
import { isRefusal } from "./is-refusal.ts";
import { refundFormMachine } from "./refund-form-machine.ts";
import { substitutesMachine } from "./substitutes-machine.ts";
import { queueLine, sendable } from "./unsent-lines.ts";

type FulfilmentInput = { id: string; role: StaffRole };

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

/**
 * One order behind the counter. Its resting states are those of commerce's table; which actions one has depends on the
 * order and on the role, too. The server decides: an order that somebody else has moved is shown with who was first.
 */
export const fulfilmentMachine = setup({
  types: {
    context: {} as FulfilmentContext,
    input: {} as FulfilmentInput,
    events: {} as FulfilmentEvent,
    emitted: {} as FulfilmentReport,
    children: {} as { substitutes: "substitutes"; refundForm: "refundForm"; formEvents: "forwardEmitted" },
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
    queueLine: assign(({ context }, { line }: { line: PickedLine }) => ({
      unsent: queueLine(context.unsent, line),
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
}).createMachine({
  id: "fulfilment",
  description: "One order behind the counter, and what the shop does with it.",
  context: ({ input: { id, role } }) => ({
    id,
    role,
    served: null,
    action: null,
    failure: null,
    actionFailure: null,
    unsent: [],
    tries: 0,
    waitsFor: null,
    refusals: {},
    refund: null,
    refundOutcome: null,
  }),
  entry: "restoreUnsent",
  invoke: {
    id: "substitutes",
    src: "substitutes",
    onError: { description: "Lines are still picked, without a substitute." },
  },
  on: {
    "line.pick": {
      guard: "isPicking",
      actions: [{ type: "queueLine", params: ({ event }) => event }, "storeUnsent"],
    },
  },
  initial: "reading",
  states: {
    reading: {
      description: "A known order stays on screen.",
      tags: "reading",
      invoke: {
        id: "getServedOrder",
        src: "getServedOrder",
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: "resting",
          actions: [{ type: "setServed", params: ({ event }) => event }, "storeUnsent"],
        },
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "forbidden",
            actions: "reportRefusal",
          },
          {
            guard: "isKnown",
            target: "resting",
            description: "The known order stays, marked as outdated.",
            actions: { type: "setFailure", params: ({ event }) => event },
          },
          { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        ],
      },
      on: {
        "order.changed": {
          guard: { type: "isNews", params: ({ event }) => event },
          target: "reading",
          reenter: true,
          description: "The answer on its way may be older.",
        },
      },
    },
    resting: {
      tags: "resting",
      initial: "deciding",
      on: {
        "order.changed": {
          guard: { type: "isNews", params: ({ event }) => event },
          target: "reading",
          description: "Somebody else has moved or picked it.",
        },
        "order.retry": { target: "reading", actions: "forgetFailure" },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: "isIn", params: { state: "pendiente" } }, target: "pendiente" },
            { guard: { type: "isIn", params: { state: "pagado" } }, target: "pagado" },
            { guard: { type: "isIn", params: { state: "preparando" } }, target: "preparando" },
            { guard: { type: "isIn", params: { state: "enviado" } }, target: "enviado" },
            { guard: { type: "isIn", params: { state: "entregado" } }, target: "entregado" },
            { target: "cancelado" },
          ],
        },
        pendiente: {
          description: "It waits for its payment, or for the shop to accept it.",
          on: {
            "order.accept": toBegin("accept", "moving"),
            "order.cancel": toBegin("cancel", "confirming"),
          },
        },
        pagado: {
          on: {
            "order.prepare": toBegin("prepare", "moving"),
            "order.cancel": toBegin("cancel", "confirming"),
          },
        },
        preparando: {
          description: "It is picked line by line. Its shopper can no longer cancel it, the shop can.",
          initial: "picking",
          states: {
            picking: {
              description: "The server has everything. With pick-up the order is handed over from here.",
              always: { guard: "hasUnsent", target: "saving" },
              on: {
                "order.ship": toBegin("ship", "moving"),
                "order.deliver": toBegin("deliver", "moving"),
                "order.cancel": toBegin("cancel", "confirming"),
              },
            },
            saving: {
              description: "The first line that is not saved yet; others are picked meanwhile.",
              tags: "saving",
              invoke: {
                id: "pickItem",
                src: "pickItem",
                input: ({ context: { id, unsent } }) => ({ id, line: firstOf(unsent) }),
                onDone: {
                  target: "picking",
                  actions: [
                    "dropSavedLine",
                    { type: "setServed", params: ({ event }) => event },
                    "storeUnsent",
                  ],
                },
                onError: [
                  {
                    guard: { type: "isRefused", params: ({ event }) => event },
                    target: "#fulfilment.forbidden",
                    actions: "reportRefusal",
                  },
                  {
                    guard: { type: "isNotTaken", params: ({ event }) => event },
                    target: "#fulfilment.reading",
                    description: "It cannot be so, for example because the substitute has run out.",
                    actions: [{ type: "dropRefusedLine", params: ({ event }) => event }, "storeUnsent"],
                  },
                  { target: "waiting", actions: { type: "countTry", params: ({ event }) => event } },
                ],
              },
            },
            waiting: {
              description: "Without a network nothing is lost: it is sent again.",
              tags: "saving",
              after: { retryDelay: { target: "saving" } },
            },
          },
        },
        enviado: {
          description: "Brought back undelivered, it is cancelled, or goes out once more.",
          on: {
            "order.deliver": toBegin("deliver", "moving"),
            "order.miss": toBegin("miss", "moving"),
            "order.cancel": toBegin("cancel", "confirming"),
          },
        },
        entregado: {
          description: "What did not arrive well is refunded by line.",
          on: {
            "refund.open": {
              guard: { type: "isRefundable", params: ({ event }) => event },
              target: "#fulfilment.refunding",
              actions: { type: "openRefund", params: ({ event }) => event },
            },
          },
        },
        cancelado: {},
      },
    },
    confirming: {
      description: "A cancellation is final, so it is asked for twice.",
      tags: "confirming",
      on: {
        "cancellation.confirm": { target: "moving" },
        "cancellation.drop": {
          target: "reading",
          description: "What has changed meanwhile did not take the question away.",
          actions: "forgetAction",
        },
      },
    },
    moving: {
      description: "No other action is possible meanwhile.",
      tags: "moving",
      invoke: {
        id: "moveOrder",
        src: "moveOrder",
        input: ({ context: { id, served, action } }) => ({
          id,
          from: served?.order.state ?? "pendiente",
          action: action ?? "accept",
          missed: served?.order.missedAt?.length ?? 0,
        }),
        onDone: [
          {
            guard: { type: "isMoved", params: ({ event }) => event },
            target: "moved",
            actions: [{ type: "setServed", params: ({ event }) => event }, "forgetAction", "reportMove"],
          },
          {
            target: "outpaced",
            description: "It was no longer in the state that was shown: nothing has happened.",
            actions: [{ type: "setServed", params: ({ event }) => event }, "reportMove"],
          },
        ],
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "forbidden",
            actions: "reportRefusal",
          },
          {
            target: "reading",
            description: "The answer may have been lost: the order is read.",
            actions: { type: "setActionFailure", params: ({ event }) => event },
          },
        ],
      },
    },
    refunding: {
      description:
        "Of one thing at a time. What changes meanwhile is shown afterwards: it would take away the form.",
      invoke: [
        { id: "formEvents", src: "forwardEmitted", input: ["refundForm"] },
        {
          id: "refundForm",
          src: "refundForm",
          systemId: "refundForm",
          input: ({ context: { id, refund } }) => ({
            subject: { orderId: id, delivered: refund as DeliveredItem }, // set by what leads here
          }),
          onError: { target: "reading", actions: "closeRefund" },
        },
      ],
      on: {
        "form.done": {
          target: "resting",
          description: "If somebody else was first, nothing has happened, and the order is shown as it is.",
          actions: [
            { type: "setServed", params: ({ event }) => event },
            { type: "setRefunded", params: ({ event }) => event },
            "closeRefund",
          ],
        },
        "form.closed": {
          target: "reading",
          description: "An answer may have been lost, or somebody else has refunded something.",
          actions: "closeRefund",
        },
      },
    },
    moved: {
      description:
        "The next action takes the place of this one on screen: a double click must not perform both.",
      tags: "moved",
      after: { pause: { target: "resting" } },
    },
    outpaced: {
      description: "Somebody else was first; the screen says who, and what they did.",
      tags: "outpaced",
      on: { "outpaced.dismiss": { target: "resting", actions: "forgetAction" } },
    },
    failed: {
      description: "Nothing is known of the order.",
      tags: "failed",
      on: { "order.retry": { target: "reading", actions: "forgetFailure" } },
    },
    forbidden: { description: "This account is not, or no longer, of the staff.", tags: "forbidden" },
  },
});

export type FulfilmentRef = ActorRefFrom<typeof fulfilmentMachine>;
export type FulfilmentSnapshot = SnapshotFrom<typeof fulfilmentMachine>;

/** What begins an action, wherever the order and the role allow it. */
function toBegin<To extends "moving" | "confirming">(action: OrderAction, target: To) {
  return {
    guard: { type: "isPossible", params: { action } },
    target: `#fulfilment.${target}`,
    actions: { type: "beginAction", params: { action } },
  } as const;
}

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
function firstOf([line]: readonly PickedLine[]): PickedLine {
  if (!line) throw new Error("no line to send");
  return line;
}
