import {
  toFailure,
  type AddressBook,
  type Money,
  type OrderSummary,
  type PaymentMethod,
  type WhenMissing,
} from "@shop/contract";
import { port } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { StepsEnd, StepsEvent, StepsOutput } from "./checkout-events.ts";
import {
  setCart,
  type CartUpdate,
  type CheckoutOptions,
  type OrderDraft,
  type Step,
  type StepsState,
} from "./checkout-state.ts";
import { isBefore, isPriced, nextStep, reachedStep, withOffered } from "./checkout-steps.ts";
import {
  isSameCart,
  orderRequest,
  quoteContent,
  quoteRequest,
  setKey,
  type QuoteRequest,
} from "./order-content.ts";
import { blockerOf, dropRejectedChoice, rejectedChoiceOf } from "./rejected-choice.ts";

/** @property account the account of the order */
export type StepsInput = { account: string; draft: OrderDraft };

/**
 * The choices of delivery and payment, step by step. It ends when the shopper buys, or cannot; its output has the
 * choices.
 */
export const checkoutStepsMachine = setup({
  types: {
    context: {} as StepsState,
    input: {} as StepsInput,
    events: {} as StepsEvent,
    output: {} as StepsOutput,
    tags: {} as "busy" | "writing" | "ready",
  },
  actors: {
    prepare: port<CheckoutOptions>("prepare"),
    getQuote: port<OrderSummary, QuoteRequest>("getQuote"),
  },
  actions: {
    // `provideCheckout` provides the keys.
    setKey: assign(({ context }) => setKey(context, (content) => content)),
    setCart: assign(({ context }, { cart }: { cart: CartUpdate }) => setCart(context, cart)),
    // A choice that is no longer available is removed.
    setOptions: assign(({ context: { choices, notice } }, { output }: { output: CheckoutOptions }) => {
      const { addressId, paymentMethod } = choices;
      const isAddressGone = addressId !== null && !output.addresses.some(({ id }) => id === addressId);
      const isMethodGone = paymentMethod !== null && !output.paymentMethods.includes(paymentMethod);
      const lost = isAddressGone
        ? ({ kind: "addressMissing" } as const)
        : isMethodGone
          ? ({ kind: "methodUnavailable" } as const)
          : null;
      return {
        options: output,
        choices: {
          ...choices,
          addressId: isAddressGone ? null : addressId,
          paymentMethod: isMethodGone ? null : paymentMethod,
        },
        notice: notice ?? lost,
      };
    }),
    setQuote: assign(({ context }, { output }: { output: OrderSummary }) => {
      const { agreed, notice } = context;
      const isOther = agreed !== null && agreed !== output.total;
      return {
        quote: output,
        quotedFor: quoteContent(context),
        notice:
          notice ?? (isOther ? { kind: "totalChanged" as const, before: agreed, now: output.total } : null),
      };
    }),
    setWanted: assign((_, { step }: { step: Step }) => ({ wanted: step, notice: null })),
    // An earlier step than the requested one is shown with the reason.
    show: assign(({ context }) => {
      const step = reachedStep(context);
      if (!isBefore(step, context.wanted)) return { shown: step, wanted: step };
      return context.notice
        ? { shown: step }
        : { shown: step, wanted: step, notice: { kind: "notYet" as const } };
    }),
    agree: assign({ agreed: ({ context }) => context.quote?.total ?? null }),
    // Without a choice the first option is used. A shopper who was sent back to this step, with a notice, returns to
    // the later step that they wanted.
    goToNextStep: assign(({ context }) => {
      const step = context.shown ?? "address";
      const choices = withOffered(context, step);
      const next = isBefore(step, context.wanted) ? context.wanted : nextStep({ ...context, choices }, step);
      return {
        choices,
        wanted: next,
        notice: null,
        // The review shows the current price, so it is requested anew.
        ...(next === "review" ? { quotedFor: null } : {}),
        ...(step === "shipping" ? { agreed: null } : {}),
      };
    }),
    // The step stays, also for a shopper who was sent back to it.
    chooseAddress: assign(({ context }, { id }: { id: string }) => ({
      choices: { ...context.choices, addressId: id },
      wanted: context.shown ?? context.wanted,
      notice: null,
    })),
    setSaved: assign(({ context }, { book, id }: { book: AddressBook; id: string }) => ({
      options: { addresses: book.addresses, paymentMethods: context.options?.paymentMethods ?? [] },
      choices: { ...context.choices, addressId: id },
      notice: null,
    })),
    // Another shipping option has other windows and another price, so neither the window nor the agreed total stays.
    chooseShipping: assign(({ context }, { option }: { option: string }) => ({
      choices: { ...context.choices, shippingOption: option, window: null },
      notice: null,
      agreed: null,
    })),
    chooseWindow: assign(({ context }, { window }: { window: string }) => ({
      choices: { ...context.choices, window },
      notice: null,
    })),
    chooseWhenMissing: assign(({ context }, { whenMissing }: { whenMissing: WhenMissing }) => ({
      choices: { ...context.choices, whenMissing },
    })),
    chooseMethod: assign(({ context }, { method }: { method: PaymentMethod }) => ({
      choices: { ...context.choices, paymentMethod: method },
      notice: null,
    })),
    dropRejectedChoice: assign(({ context }, { error }: { error: unknown }) =>
      dropRejectedChoice(context, toFailure(error)),
    ),
  },
  guards: {
    isShown: ({ context }, { step }: { step: Step }) => context.shown === step,
    isUnprepared: ({ context }) => context.options === null,
    isCartPending: ({ context }) => !context.cart?.isSettled,
    isBlocked: ({ context }) => blockerOf(context.cart?.items ?? []) !== null,
    isUnpriced: ({ context }) => !isPriced(context),
    isAtAddress: ({ context }) => reachedStep(context) === "address",
    isAtShipping: ({ context }) => reachedStep(context) === "shipping",
    isAtMethod: ({ context }) => reachedStep(context) === "method",
    hasNoAddress: ({ context }) => context.options?.addresses.length === 0,
    isSameCart: ({ context }, { cart }: { cart: CartUpdate }) =>
      context.cart !== null &&
      isSameCart(context.cart.items, cart.items) &&
      context.cart.promotionCode === cart.promotionCode &&
      [context.cart.shippingOption, context.choices.shippingOption].includes(cart.shippingOption),
    isCartStillChanging: (_, { cart }: { cart: CartUpdate }) => !cart.isSettled,
    isAgreed: ({ context }, { total }: { total: Money }) =>
      context.cart?.isSettled === true &&
      isPriced(context) &&
      context.quote?.total === total &&
      orderRequest(context) !== undefined,
    isRejectedChoice: ({ context }, { error }: { error: unknown }) =>
      rejectedChoiceOf(context, toFailure(error)) !== null,
  },
}).createMachine({
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
    "address.choose": {
      target: ".deciding",
      description: "Not every option delivers everywhere.",
      actions: { type: "chooseAddress", params: ({ event }) => event },
    },
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

/** The draft, without the account. */
function draftOf(state: StepsState): OrderDraft {
  const { account: _, ...draft } = state;
  return draft;
}
