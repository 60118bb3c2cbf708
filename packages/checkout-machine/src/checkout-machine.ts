import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { checkoutSetup } from "./checkout-setup.ts";
import { unknownCheckout } from "./checkout-state.ts";

/**
 * The way from a cart to an order that is placed once: its steps, its payment, and what comes before and after them.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  description: "From a cart to an order: the steps, the payment, and whose they are.",
  context: unknownCheckout(),
  invoke: {
    id: "watchNetwork",
    src: "watchNetwork",
    onError: { description: "Without it, the next try finds out." },
  },
  initial: "closed",
  on: {
    "account.opened": [
      {
        guard: { type: "isSameAccount", params: ({ event }) => event },
      },
      {
        target: ".open",
        description: "What the device keeps for this account is taken up again.",
        actions: [{ type: "openAccount", params: ({ event }) => event }, "restore"],
      },
    ],
    "account.closed": { target: ".closed" },
    "step.open": {
      description: "The shopper has come to a step: it is shown as soon as it can be.",
      actions: { type: "want", params: ({ event }) => event },
    },
  },
  states: {
    closed: { description: "Nobody's checkout: nothing of a former one is kept.", entry: "forget" },
    open: {
      initial: "deciding",
      on: {
        "cart.changed": {
          actions: { type: "setCart", params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          description: "Whether an order was sent before.",
          always: [
            {
              guard: "hasOpenAttempt",
              target: "paying",
              description: "Its outcome is unknown: that comes before anything else.",
            },
            { target: "shopping" },
          ],
        },
        shopping: {
          on: {
            "cart.changed": {
              actions: [{ type: "setCart", params: ({ event }) => event }, "forwardToSteps"],
            },
            "step.open": {
              actions: [{ type: "want", params: ({ event }) => event }, "forwardToSteps"],
            },
            "shipping.choose": {
              description: "The steps ask what it costs, and the cart shows it, too.",
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
                target: "paying",
                actions: [{ type: "submit", params: ({ event }) => event.output }, "noteAttempt"],
              },
              {
                guard: { type: "mayBePlaced", params: ({ event }) => event.output },
                target: "paying",
                description: "The cart was emptied under an open review: another tab may have paid.",
                actions: { type: "setDraft", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isBlocked", params: ({ event }) => event.output },
                target: "blocked",
                description: "By the rules or by the server, this cart cannot be bought as it is.",
                actions: { type: "block", params: ({ event }) => event.output },
              },
              {
                target: "failed",
                description: "The shopper reads why, and may try again.",
                actions: { type: "fail", params: ({ event }) => event.output },
              },
            ],
            onError: { target: "failed", actions: "breakDown" },
          },
        },
        paying: {
          description: "One order is being paid, or its outcome asked for. Nobody leaves meanwhile.",
          invoke: {
            id: "payment",
            src: "payment",
            // The oldest order whose outcome is open comes before the one under review.
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
                  "notifyStale",
                ],
              },
              {
                guard: { type: "isNotPlaced", params: ({ event }) => event.output },
                target: "deciding",
                description: "Nothing was placed. The same order goes out under the same key.",
                actions: "setNotPlaced",
              },
              {
                guard: { type: "isTooMany", params: ({ event }) => event.output },
                target: "deciding",
                description: "429: nothing was placed; the same order may be sent again in a while.",
                actions: { type: "putOff", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isRejectedChoice", params: ({ event }) => event.output },
                target: "deciding",
                description: "422: a choice that no longer holds is chosen again, with the reason.",
                actions: { type: "stepBack", params: ({ event }) => event.output },
              },
              {
                target: "blocked",
                description:
                  "The server does not sell this cart: the shopper reads why, and the cart is read again.",
                actions: [{ type: "refuse", params: ({ event }) => event.output }, "notifyStale"],
              },
            ],
            onError: { target: "failed", actions: "breakDown" },
          },
        },
        placed: {
          tags: "placed",
          initial: "unseen",
          states: {
            unseen: {
              description: "The shopper is about to be led to where it is paid or shown.",
              tags: "redirecting",
              on: {
                "order.seen": { target: "seen" },
                "step.open": { description: "Nobody goes elsewhere before they know of their order." },
              },
            },
            seen: {
              on: {
                "step.open": {
                  target: "#checkout.open.deciding",
                  actions: ["startOver", { type: "want", params: ({ event }) => event }],
                },
              },
            },
          },
        },
        blocked: {
          description: "This cart cannot be bought as it is: the shopper reads why, and is led to the cart.",
          tags: "blocked",
          on: {
            "cart.changed": [
              {
                guard: { type: "isUnsettled", params: ({ event }) => event },
                actions: { type: "setCart", params: ({ event }) => event },
              },
              {
                target: "deciding",
                actions: [{ type: "setCart", params: ({ event }) => event }, "lookAgain"],
              },
            ],
            "checkout.retry": {
              target: "deciding",
              actions: "lookAgain",
            },
          },
        },
        failed: {
          description: "The shop could not be asked, and nothing is lost.",
          tags: "failed",
          on: {
            "checkout.retry": {
              target: "deciding",
              actions: "clearError",
            },
            "network.back": {
              target: "deciding",
              actions: "clearError",
            },
          },
        },
      },
    },
  },
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
