import { toFailure } from "@shop/contract";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { StepsEnd } from "./checkout-events.ts";
import { stepsSetup } from "./checkout-steps-setup.ts";
import { draftOf } from "./checkout-state.ts";
import { orderRequest, quoteRequest } from "./order-content.ts";

/**
 * The choices of delivery and payment, step by step. It ends when the shopper buys, or cannot; its output has the
 * choices.
 */
export const checkoutStepsMachine = stepsSetup.createMachine({
  id: "checkoutSteps",
  description: "Address, delivery and payment of a cart: four steps to one order.",
  context: ({ input: { account, draft } }) => ({ ...draft, account }),
  // The types do not know the output of a final state.
  output: ({ context, event }) => ({ draft: draftOf(context), end: event.output as StepsEnd }),
  initial: "deciding",
  on: {
    "cart.changed": [
      {
        guard: { type: "isSameCart", params: ({ event }) => event },
        actions: { type: "setCart", params: ({ event }) => event },
      },
      {
        target: ".deciding",
        description: "Other lines, another price or another code: the draft is updated.",
        actions: { type: "setCart", params: ({ event }) => event },
      },
    ],
    "step.open": [
      {
        guard: { type: "isShown", params: ({ event }) => event },
        description: "The step is shown already, and its notice stays.",
      },
      {
        target: ".deciding",
        description: "Back, Forward, or a typed URL.",
        actions: { type: "setWanted", params: ({ event }) => event },
      },
    ],
    "address.choose": { actions: { type: "chooseAddress", params: ({ event }) => event } },
    "shipping.choose": {
      target: ".deciding",
      actions: { type: "chooseShipping", params: ({ event }) => event },
    },
    "window.choose": {
      description: "The delivery window. Whether it is still open is checked on the next step.",
      actions: { type: "chooseWindow", params: ({ event }) => event },
    },
    "missing.choose": { actions: { type: "chooseWhenMissing", params: ({ event }) => event } },
    "method.choose": { actions: { type: "chooseMethod", params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: "isUnprepared", target: "preparing" },
        { guard: "isCartPending", target: "pending" },
        { guard: "isBlocked", target: "blocked" },
        { guard: "isUnpriced", target: "quoting" },
        { guard: "isAtAddress", target: "address" },
        { guard: "isAtShipping", target: "shipping" },
        { guard: "isAtMethod", target: "method" },
        { target: "review" },
      ],
    },
    preparing: {
      tags: "busy",
      on: {
        "cart.changed": { actions: { type: "setCart", params: ({ event }) => event } },
        "step.open": { actions: { type: "setWanted", params: ({ event }) => event } },
      },
      invoke: {
        id: "prepare",
        src: "prepare",
        onDone: { target: "deciding", actions: { type: "setOptions", params: ({ event }) => event } },
        onError: { target: "failed" },
      },
    },
    pending: {
      tags: "busy",
      on: {
        "cart.changed": [
          {
            guard: { type: "isCartStillChanging", params: ({ event }) => event },
            actions: { type: "setCart", params: ({ event }) => event },
          },
          { target: "deciding", actions: { type: "setCart", params: ({ event }) => event } },
        ],
      },
    },
    quoting: {
      tags: "busy",
      invoke: {
        id: "getQuote",
        src: "getQuote",
        input: ({ context }) => quoteRequest(context),
        onDone: {
          target: "deciding",
          description: "The shopper is notified if the total has changed.",
          actions: { type: "setQuote", params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: "isRejectedChoice", params: ({ event }) => event },
            target: "deciding",
            description: "422: an invalid choice is to be chosen again, with the reason.",
            actions: { type: "dropRejectedChoice", params: ({ event }) => event },
          },
          { target: "failed" },
        ],
      },
    },
    address: {
      entry: "show",
      initial: "choosing",
      states: {
        choosing: {
          always: { guard: "hasNoAddress", target: "writing" },
          on: {
            "address.write": { target: "writing" },
            "step.next": {
              target: "#checkoutSteps.deciding",
              description: "Without a choice the first option is used.",
              actions: "goToNextStep",
            },
          },
        },
        writing: {
          description: "The form of a new address. It is stored only in the address book.",
          tags: "writing",
          on: {
            "form.saved": {
              target: "#checkoutSteps.deciding",
              actions: [{ type: "setSaved", params: ({ event }) => event }, "goToNextStep"],
            },
            "form.closed": { target: "choosing" },
            "cart.changed": {
              description: "The form stays open; the update is processed afterwards.",
              actions: { type: "setCart", params: ({ event }) => event },
            },
          },
        },
      },
    },
    shipping: {
      entry: "show",
      on: {
        "step.next": {
          target: "deciding",
          description: "The option and window are checked with the server.",
          actions: "goToNextStep",
        },
      },
    },
    method: {
      entry: "show",
      on: {
        "step.next": {
          target: "deciding",
          description: "The method is chosen; the price is requested again for the review.",
          actions: "goToNextStep",
        },
      },
    },
    review: {
      description: "The review of the whole order, for which its key is created.",
      tags: "ready",
      entry: ["show", "agree", "setKey"],
      on: {
        "pay.submit": [
          { guard: { type: "isAgreed", params: ({ event }) => event }, target: "submitted" },
          {
            target: "deciding",
            description: "Something has just changed: the order is reviewed again before it is paid.",
          },
        ],
      },
    },
    submitted: {
      type: "final",
      output: ({ context }) => ({ kind: "submitted", order: orderRequest(context) }),
    },
    blocked: { type: "final", output: { kind: "blocked" } },
    failed: {
      type: "final",
      output: ({ event }) => ({
        kind: "failed",
        failure: toFailure("error" in event ? event.error : undefined),
      }),
    },
  },
});

export type StepsRef = ActorRefFrom<typeof checkoutStepsMachine>;
export type StepsSnapshot = SnapshotFrom<typeof checkoutStepsMachine>;
