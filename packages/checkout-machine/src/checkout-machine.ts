import type { Failure, PlacedOrder } from "@shop/contract";
import { watcher } from "@shop/machine-factories";
import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { CheckoutEmitted, CheckoutEvent, PlacementOutput, StepsOutput } from "./checkout-events.ts";
import {
  newDraft,
  setCart,
  unknownCheckout,
  type CartUpdate,
  type CheckoutState,
  type OrderDraft,
  type Step,
} from "./checkout-state.ts";
import { checkoutStepsMachine } from "./checkout-steps-machine.ts";
import { placementMachine } from "./placement-machine.ts";
import {
  blockerFrom,
  blockerOf,
  dropRejectedChoice,
  isConclusive,
  rejectedChoiceOf,
} from "./rejected-choice.ts";

/** From a cart to an order that is placed once: the steps, the placement, and what precedes and follows them. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutState,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as "placed" | "redirecting" | "blocked" | "failed",
    children: {} as { steps: "steps"; placement: "placement" },
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    steps: checkoutStepsMachine,
    placement: placementMachine,
  },
  actions: {
    // `provideCheckout` reads and writes the stored checkout.
    restore: () => undefined,
    // The checkout stores the attempt, before it starts the placement. The placement could not do it in time: XState
    // starts the call of its first state before that state's entry actions.
    storeAttempt: () => undefined,
    forwardToSteps: sendTo("steps", ({ event }) => event),
    forget: assign(({ context }) => unknownCheckout(context.draft.wanted)),
    openAccount: assign(({ context }, { account }: { account: string }) => ({
      ...unknownCheckout(context.draft.wanted),
      account,
    })),
    setCart: assign(({ context: { draft } }, { cart }: { cart: CartUpdate }) => ({
      draft: { ...draft, ...setCart(draft, cart) },
    })),
    setWanted: assign(({ context: { draft } }, { step }: { step: Step }) => ({
      draft: { ...draft, wanted: step, notice: null },
    })),
    setDraft: assign(({ context }, output: StepsOutput) => ({ draft: handedBack(context, output) })),
    // From now on the outcome of this key is unknown: if the response is lost, the outcome is requested.
    submit: assign(({ context }, output: StepsOutput) => {
      const draft = handedBack(context, output);
      if (output.end.kind !== "submitted" || !output.end.order) return { draft };
      const { order } = output.end;
      return {
        draft,
        submitted: order,
        attempts: [...new Set([...context.attempts, order.idempotencyKey])],
      };
    }),
    blockBySteps: assign(({ context }, output: StepsOutput) => {
      const draft = handedBack(context, output);
      const items = draft.cart?.items ?? [];
      const { end } = output;
      return { draft, blocker: end.kind === "failed" ? blockerFrom(items, end.failure) : blockerOf(items) };
    }),
    fail: assign(({ context }, output: StepsOutput) => ({
      draft: handedBack(context, output),
      failure: output.end.kind === "failed" ? output.end.failure : null,
    })),
    failUnexpectedly: assign({ submitted: null, failure: { id: 500 } as const }),
    // The next order starts with the address, method and wish of this one, and without a window.
    setPlaced: assign(({ context }, output: PlacementOutput) => {
      const { cart, options, choices } = context.draft;
      const { addressId, paymentMethod, whenMissing } = choices;
      const next = newDraft("address");
      const order = orderIn(output);
      return {
        ...withoutOldestAttempt(context),
        draft: {
          ...next,
          cart,
          options,
          choices: { ...next.choices, addressId, paymentMethod, whenMissing },
        },
        placed: order,
        lastOrder: order.order.id,
        failure: null,
      };
    }),
    // A cart that was emptied meanwhile was bought by another order: this key is obsolete.
    offerOrderAgain: assign(({ context }) => ({
      ...withoutOldestAttempt(context),
      draft: {
        ...context.draft,
        ...(context.draft.cart?.items.length === 0
          ? { orderKey: null }
          : { notice: { kind: "notPlaced" as const } }),
      },
      failure: null,
    })),
    waitAtReview: assign(({ context }, output: PlacementOutput) => ({
      ...withoutOldestAttempt(context),
      draft: { ...atReview(context), notice: { kind: "putOff" as const, failure: failureOf(output) } },
    })),
    dropRejectedChoice: assign(({ context }, output: PlacementOutput) => {
      const draft = { ...atReview(context), orderKey: null };
      return {
        ...withoutOldestAttempt(context),
        draft: { ...draft, ...dropRejectedChoice(draft, failureOf(output)) },
      };
    }),
    blockByServer: assign(({ context }, output: PlacementOutput) => {
      const blocker = blockerFrom(context.draft.cart?.items ?? [], failureOf(output));
      return {
        ...withoutOldestAttempt(context),
        draft: { ...atReview(context), orderKey: null, notice: blocker },
        blocker,
      };
    }),
    requote: assign(({ context: { draft } }) => ({
      draft: { ...draft, quotedFor: null },
      blocker: null,
      failure: null,
    })),
    clearError: assign({ failure: null }),
    startOver: assign({ placed: null, blocker: null }),
    notifyPlaced: emit((_, output: PlacementOutput) => {
      const { order } = orderIn(output);
      return { type: "order.placed", order } as const;
    }),
    notifyCartStale: emit({ type: "cart.stale" } as const),
    notifyShipping: emit(
      (_, { option }: { option: string }) => ({ type: "shipping.chosen", option }) as const,
    ),
  },
  guards: {
    isSameAccount: ({ context }, { account }: { account: string }) => context.account === account,
    hasOpenAttempt: ({ context }) => context.attempts.length > 0,
    isCartStillChanging: (_, { cart }: { cart: CartUpdate }) => !cart.isSettled,
    isSubmitted: (_, { end }: StepsOutput) => end.kind === "submitted",
    mayBePlacedAlready: ({ context }, { end, draft }: StepsOutput) =>
      end.kind === "blocked" && draft.orderKey !== null && context.draft.cart?.items.length === 0,
    isBlocked: (_, { end, draft }: StepsOutput) =>
      end.kind === "blocked" ||
      (end.kind === "failed" && draft.options !== null && isConclusive(end.failure)),
    isPlaced: (_, { kind }: PlacementOutput) => kind === "placed",
    isNotPlaced: (_, { kind }: PlacementOutput) => kind === "notPlaced",
    isRateLimited: (_, output: PlacementOutput) => failureOf(output).id === 429,
    isRejectedChoice: ({ context }, output: PlacementOutput) =>
      rejectedChoiceOf(context.draft, failureOf(output)) !== null,
  },
}).createMachine({
  id: "checkout",
  description: "From a cart to an order of an account: the steps, and the placement of the order.",
  context: unknownCheckout(),
  invoke: {
    id: "watchNetwork",
    src: "watchNetwork",
    onError: { description: "Without it, the next retry finds out." },
  },
  initial: "closed",
  on: {
    "account.opened": [
      {
        guard: { type: "isSameAccount", params: ({ event }) => event },
        description: "Its checkout is open already, and continues.",
      },
      {
        target: ".open",
        description:
          "The draft and the open orders that the device has stored for this account are restored.",
        actions: [{ type: "openAccount", params: ({ event }) => event }, "restore"],
      },
    ],
    "account.closed": { target: ".closed" },
    "step.open": { actions: { type: "setWanted", params: ({ event }) => event } },
  },
  states: {
    closed: { description: "No account: all state of the last checkout is dropped.", entry: "forget" },
    open: {
      initial: "deciding",
      on: { "cart.changed": { actions: { type: "setCart", params: ({ event }) => event } } },
      states: {
        deciding: {
          always: [
            {
              guard: "hasOpenAttempt",
              target: "placing",
              description: "The outcome of an order that was sent before is requested first.",
            },
            { target: "shopping" },
          ],
        },
        shopping: {
          on: {
            "cart.changed": {
              actions: [{ type: "setCart", params: ({ event }) => event }, "forwardToSteps"],
            },
            "step.open": { actions: [{ type: "setWanted", params: ({ event }) => event }, "forwardToSteps"] },
            "shipping.choose": {
              description: "The steps request its price. The cart is notified, as it shows the price, too.",
              actions: ["forwardToSteps", { type: "notifyShipping", params: ({ event }) => event }],
            },
          },
          invoke: {
            id: "steps",
            src: "steps",
            input: ({ context: { account, draft } }) => ({ account: account ?? "", draft }),
            onDone: [
              {
                guard: { type: "isSubmitted", params: ({ event }) => event.output },
                target: "placing",
                actions: [{ type: "submit", params: ({ event }) => event.output }, "storeAttempt"],
              },
              {
                guard: { type: "mayBePlacedAlready", params: ({ event }) => event.output },
                target: "placing",
                description:
                  "The cart was emptied while the review was open: another tab may have placed the order.",
                actions: { type: "setDraft", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isBlocked", params: ({ event }) => event.output },
                target: "blocked",
                actions: { type: "blockBySteps", params: ({ event }) => event.output },
              },
              { target: "failed", actions: { type: "fail", params: ({ event }) => event.output } },
            ],
            onError: { target: "failed", actions: "failUnexpectedly" },
          },
        },
        placing: {
          description: "One order is being sent, or its outcome requested; no step is shown meanwhile.",
          invoke: {
            id: "placement",
            src: "placement",
            // `submitted` is the order of the oldest attempt, or null when only its outcome is requested. Without an
            // attempt, another tab may have placed the order under review: its key is asked about.
            input: ({ context: { account, draft, attempts, submitted } }) => ({
              account: account ?? "",
              key: attempts[0] ?? draft.orderKey?.key ?? "",
              order: submitted,
            }),
            onDone: [
              {
                guard: { type: "isPlaced", params: ({ event }) => event.output },
                target: "placed",
                actions: [
                  { type: "setPlaced", params: ({ event }) => event.output },
                  { type: "notifyPlaced", params: ({ event }) => event.output },
                  "notifyCartStale",
                ],
              },
              {
                guard: { type: "isNotPlaced", params: ({ event }) => event.output },
                target: "deciding",
                description: "404: nothing was placed. The same order may be sent again, with the same key.",
                actions: "offerOrderAgain",
              },
              {
                guard: { type: "isRateLimited", params: ({ event }) => event.output },
                target: "deciding",
                description: "429: nothing was placed; the same order may be sent again later.",
                actions: { type: "waitAtReview", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isRejectedChoice", params: ({ event }) => event.output },
                target: "deciding",
                description: "422: an invalid choice is to be chosen again, with the reason.",
                actions: { type: "dropRejectedChoice", params: ({ event }) => event.output },
              },
              {
                target: "blocked",
                description:
                  "The server refuses the cart, for example below the minimum weight (406). The cart is read again.",
                actions: [{ type: "blockByServer", params: ({ event }) => event.output }, "notifyCartStale"],
              },
            ],
            onError: { target: "failed", actions: "failUnexpectedly" },
          },
        },
        placed: {
          tags: "placed",
          initial: "unseen",
          states: {
            unseen: {
              description: "The shopper is about to be redirected to the payment or the order.",
              tags: "redirecting",
              on: {
                "order.seen": { target: "seen" },
                "step.open": { description: "Navigation is ignored until the order was shown." },
              },
            },
            seen: {
              on: {
                "step.open": {
                  target: "#checkout.open.deciding",
                  actions: ["startOver", { type: "setWanted", params: ({ event }) => event }],
                },
              },
            },
          },
        },
        blocked: {
          description: "This cart cannot be bought as it is: the reason is shown, with a link to the cart.",
          tags: "blocked",
          on: {
            "cart.changed": [
              {
                guard: { type: "isCartStillChanging", params: ({ event }) => event },
                actions: { type: "setCart", params: ({ event }) => event },
              },
              { target: "deciding", actions: [{ type: "setCart", params: ({ event }) => event }, "requote"] },
            ],
            "checkout.retry": { target: "deciding", actions: "requote" },
          },
        },
        failed: {
          tags: "failed",
          on: {
            "checkout.retry": { target: "deciding", actions: "clearError" },
            "network.back": { target: "deciding", actions: "clearError" },
          },
        },
      },
    },
  },
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The output of the steps, with the current cart. */
function handedBack({ draft: { cart } }: CheckoutState, { draft }: StepsOutput): OrderDraft {
  return cart ? { ...draft, ...setCart(draft, cart) } : draft;
}

/** The outcome of the oldest key is known: it is not requested again. */
function withoutOldestAttempt({ attempts }: CheckoutState) {
  return { submitted: null, attempts: attempts.slice(1) };
}

/** The draft with the review as the step to show: it was not left while the order was being sent. */
function atReview({ draft }: CheckoutState): OrderDraft {
  return { ...draft, wanted: "review" };
}

/** The placed order. @throws without one, which `isPlaced` rules out */
function orderIn(output: PlacementOutput): PlacedOrder {
  if (output.kind !== "placed") throw new Error("no order was placed");
  return output.placed;
}

/** Why the server refused an order. */
function failureOf(output: PlacementOutput): Failure {
  return output.kind === "refused" ? output.failure : { id: 500 };
}
