import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { checkoutSetup } from "./checkout-setup.ts";
import { unknownCheckout } from "./checkout-state.ts";

/** From a cart to an order that is placed once: the steps, the placement, and what precedes and follows them. */
export const checkoutMachine = checkoutSetup.createMachine({
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
