import type { DeliveredItem } from "@shop/commerce";
import type { OrderAction } from "@shop/contract";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { firstOf, fulfilmentSetup } from "./fulfilment-setup.ts";

/**
 * One order behind the counter. Its resting states are those of commerce's table; which actions one has depends on the
 * order and on the role, too. The server decides: an order that somebody else has moved is shown with who was first.
 */
export const fulfilmentMachine = fulfilmentSetup.createMachine({
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
      actions: [{ type: "keepLine", params: ({ event }) => event }, "storeUnsent"],
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
                  {
                    target: "waiting",
                    actions: { type: "countTry", params: ({ event }) => event },
                  },
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

/** What begins an action, wherever the order and the role allow it. */
function toBegin<To extends "moving" | "confirming">(action: OrderAction, target: To) {
  return {
    guard: { type: "isPossible", params: { action } },
    target: `#fulfilment.${target}`,
    actions: { type: "beginAction", params: { action } },
  } as const;
}

export type FulfilmentRef = ActorRefFrom<typeof fulfilmentMachine>;
export type FulfilmentSnapshot = SnapshotFrom<typeof fulfilmentMachine>;
