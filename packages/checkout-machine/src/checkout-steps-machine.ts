import { toFailure } from "@shop/contract";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { StepsEnd } from "./checkout-events.ts";
import { stepsSetup } from "./checkout-steps-setup.ts";
import { draftOf } from "./checkout-state.ts";
import { orderRequest, quoteRequest } from "./order-content.ts";

/**
 * How a shopper receives and pays a cart, step by step. It ends when they buy, or when they cannot; what they have
 * chosen is handed back.
 */
export const checkoutStepsMachine = stepsSetup.createMachine({
  id: "checkoutSteps",
  description: "Where, how and when a cart goes, and how it is paid: four steps to one order.",
  context: ({ input: { account, draft } }) => ({ ...draft, account }),
  // What a final state gives is unknown to the types.
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
        description: "Other lines, another price of one, or another code: what does that change?",
        actions: { type: "setCart", params: ({ event }) => event },
      },
    ],
    "step.open": [
      {
        guard: { type: "isShown", params: ({ event }) => event },
        description: "It is shown already, and its notice stays.",
      },
      {
        target: ".deciding",
        description: "Back, forward, or an address that was typed.",
        actions: { type: "setWanted", params: ({ event }) => event },
      },
    ],
    "address.choose": {
      actions: { type: "chooseAddress", params: ({ event }) => event },
    },
    "shipping.choose": {
      target: ".deciding",
      actions: { type: "chooseShipping", params: ({ event }) => event },
    },
    "window.choose": {
      description: "When it shall arrive. Whether it is still open is asked when the shopper goes on.",
      actions: { type: "chooseWindow", params: ({ event }) => event },
    },
    "method.choose": {
      actions: { type: "chooseMethod", params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: "isUnprepared", target: "preparing" },
        {
          guard: "isCartUnsettled",
          target: "pending",
        },
        { guard: "isBlocked", target: "blocked" },
        { guard: "isUnpriced", target: "quoting" },
        { guard: "isAtAddress", target: "address" },
        { guard: "isAtShipping", target: "shipping" },
        { guard: "isAtMethod", target: "method" },
        { target: "review" },
      ],
    },
    preparing: {
      description: "Reading the address book and how this shop can be paid.",
      tags: "busy",
      on: {
        "cart.changed": {
          actions: { type: "setCart", params: ({ event }) => event },
        },
        "step.open": {
          actions: { type: "setWanted", params: ({ event }) => event },
        },
      },
      invoke: {
        id: "prepare",
        src: "prepare",
        onDone: {
          target: "deciding",
          actions: { type: "setOptions", params: ({ event }) => event },
        },
        onError: { target: "failed" },
      },
    },
    pending: {
      description: "The cart is being read, or what the shopper did to it is on its way.",
      tags: "busy",
      on: {
        "cart.changed": [
          {
            guard: { type: "isUnsettled", params: ({ event }) => event },
            actions: { type: "setCart", params: ({ event }) => event },
          },
          {
            target: "deciding",
            actions: { type: "setCart", params: ({ event }) => event },
          },
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
          description: "The shopper is notified when it is not what they had seen.",
          actions: { type: "setQuote", params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: "isRejectedChoice", params: ({ event }) => event },
            target: "deciding",
            description: "422: a choice that no longer holds is chosen again, with the reason.",
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
          always: {
            guard: "hasNoAddress",
            target: "writing",
            description: "Who has none writes the first.",
          },
          on: {
            "address.write": { target: "writing" },
            "step.next": {
              target: "#checkoutSteps.deciding",
              description: "What is offered first is taken where nothing was chosen.",
              actions: "goToNextStep",
            },
          },
        },
        writing: {
          description: "A new address is being written. It is kept nowhere but in the book.",
          tags: "writing",
          on: {
            "form.saved": {
              target: "#checkoutSteps.deciding",
              description: "The book has it, it is the one, and the shopper goes on.",
              actions: [{ type: "setSaved", params: ({ event }) => event }, "goToNextStep"],
            },
            "form.closed": { target: "choosing", description: "The book stays as it was." },
            "cart.changed": {
              description: "What is being written stays; the rest comes afterwards.",
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
          description: "This way at this time, if the server still offers it.",
          actions: "goToNextStep",
        },
      },
    },
    method: {
      entry: "show",
      on: {
        "step.next": {
          target: "deciding",
          description: "Like this; the price is asked once more for the review.",
          actions: "goToNextStep",
        },
      },
    },
    review: {
      description: "Everything on one page. The key of the order is made here.",
      tags: "ready",
      entry: ["show", "agree", "setKey"],
      on: {
        "pay.submit": [
          {
            guard: { type: "isAgreed", params: ({ event }) => event },
            target: "submitted",
            description: "For the total that is shown.",
          },
          {
            target: "deciding",
            description: "Something changed in this moment: it is looked at again before it is paid.",
          },
        ],
      },
    },
    submitted: {
      type: "final",
      output: ({ context }) => ({ kind: "submitted", order: orderRequest(context) }),
    },
    blocked: {
      type: "final",
      description: "By the rules, nobody can buy this cart as it is.",
      output: { kind: "blocked" },
    },
    failed: {
      type: "final",
      description: "The server did not say what was asked.",
      output: ({ event }) => ({
        kind: "failed",
        failure: toFailure("error" in event ? event.error : undefined),
      }),
    },
  },
});

export type StepsRef = ActorRefFrom<typeof checkoutStepsMachine>;
export type StepsSnapshot = SnapshotFrom<typeof checkoutStepsMachine>;
