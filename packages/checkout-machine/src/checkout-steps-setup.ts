import {
  toFailure,
  type AddressBook,
  type Money,
  type OrderSummary,
  type PaymentMethod,
} from "@shop/contract";
import { port } from "@shop/machine-factories";
import { assign, setup } from "xstate";
import type { StepsEvent, StepsOutput } from "./checkout-events.ts";
import type { CartUpdate, CheckoutOptions, OrderDraft, Step, StepsState } from "./checkout-state.ts";
import { isPriced, reachedStep } from "./checkout-steps.ts";
import { isSameCart, orderRequest, type QuoteRequest } from "./order-content.ts";
import { blockerOf, rejectedChoiceOf } from "./rejected-choice.ts";
import {
  agreedTo,
  chosenShipping,
  keyed,
  prepared,
  quoted,
  savedAddress,
  shown,
  steppedBack,
  wentOn,
  withCart,
} from "./transitions.ts";

/** @property account whose order it is */
export type StepsInput = { account: string; draft: OrderDraft };

/** What the chart of the steps is written with: everything it may ask, do and judge, by name. */
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
    // `provideCheckout` brings the keys.
    setKey: assign(({ context }) => keyed(context, (content) => content)),
    setCart: assign(({ context }, { cart }: { cart: CartUpdate }) => withCart(context, cart)),
    setOptions: assign(({ context }, { output }: { output: CheckoutOptions }) => prepared(context, output)),
    setQuote: assign(({ context }, { output }: { output: OrderSummary }) => quoted(context, output)),
    want: assign((_, { step }: { step: Step }) => ({ wanted: step, notice: null })),
    show: assign(({ context }) => shown(context)),
    agree: assign(({ context }) => agreedTo(context)),
    goOn: assign(({ context }) => wentOn(context)),
    chooseAddress: assign(({ context }, { id }: { id: string }) => ({
      choices: { ...context.choices, addressId: id },
      notice: null,
    })),
    setSaved: assign(({ context }, { book, id }: { book: AddressBook; id: string }) =>
      savedAddress(context, book, id),
    ),
    chooseShipping: assign(({ context }, { option }: { option: string }) => chosenShipping(context, option)),
    chooseWindow: assign(({ context }, { window }: { window: string }) => ({
      choices: { ...context.choices, window },
      notice: null,
    })),
    chooseMethod: assign(({ context }, { method }: { method: PaymentMethod }) => ({
      choices: { ...context.choices, paymentMethod: method },
      notice: null,
    })),
    stepBack: assign(({ context }, { error }: { error: unknown }) => steppedBack(context, toFailure(error))),
  },
  guards: {
    isShown: ({ context }, { step }: { step: Step }) => context.shown === step,
    isUnprepared: ({ context }) => context.options === null,
    isCartUnsettled: ({ context }) => !context.cart?.isSettled,
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
    isUnsettled: (_, { cart }: { cart: CartUpdate }) => !cart.isSettled,
    isAgreed: ({ context }, { total }: { total: Money }) =>
      context.cart?.isSettled === true &&
      isPriced(context) &&
      context.quote?.total === total &&
      orderRequest(context) !== undefined,
    isRejectedChoice: ({ context }, { error }: { error: unknown }) =>
      rejectedChoiceOf(context, toFailure(error)) !== null,
  },
});
