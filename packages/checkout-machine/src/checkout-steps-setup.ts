import {
  toFailure,
  type AddressBook,
  type Money,
  type OrderSummary,
  type PaymentMethod,
  type WhenMissing,
} from "@shop/contract";
import { port } from "@shop/machine-factories";
import { assign, setup } from "xstate";
import type { StepsEvent, StepsOutput } from "./checkout-events.ts";
import {
  withCart,
  type CartUpdate,
  type CheckoutOptions,
  type OrderDraft,
  type Step,
  type StepsState,
} from "./checkout-state.ts";
import { isBefore, isPriced, nextStep, reachedStep, withOffered } from "./checkout-steps.ts";
import { isSameCart, orderRequest, quoteContent, withKey, type QuoteRequest } from "./order-content.ts";
import { blockerOf, rejectedChoiceOf, withoutRejected } from "./rejected-choice.ts";

/** @property account the account of the order */
export type StepsInput = { account: string; draft: OrderDraft };

/** The setup of the steps machine: its actors, actions and guards. */
export const stepsSetup = setup({
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
    setKey: assign(({ context }) => withKey(context, (content) => content)),
    setCart: assign(({ context }, { cart }: { cart: CartUpdate }) => withCart(context, cart)),
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
    chooseAddress: assign(({ context }, { id }: { id: string }) => ({
      choices: { ...context.choices, addressId: id },
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
      withoutRejected(context, toFailure(error)),
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
});
