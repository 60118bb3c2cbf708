import {
  toFailure,
  type AddressBook,
  type Money,
  type OrderSummary,
  type PaymentMethod,
  type PlacedOrder,
} from "@shop/contract";
import { assign, emit, setup } from "xstate";
import type { CheckoutEmitted, CheckoutEvent } from "./checkout-events.ts";
import { unknownCheckout, type CartUpdate, type CheckoutState, type Step } from "./checkout-state.ts";
import { isPriced, reachedStep } from "./checkout-steps.ts";
import { isSameCart, orderRequest, type OrderRequest, type QuoteRequest } from "./order-content.ts";
import { retryDelay } from "./retry-delay.ts";
import { port, watcher } from "@shop/machine-ports";
import { isFinal, blockerFrom, rejectedChoiceOf, blockerOf } from "./rejected-choice.ts";
import {
  agreedTo,
  answered,
  chosenShipping,
  withCart,
  keyed,
  notPlaced,
  prepared,
  quoted,
  savedAddress,
  settled,
  shown,
  steppedBack,
  wentOn,
  type Prepared,
} from "./transitions.ts";

/** What the checkout's chart is written with: everything it may ask, do, judge and wait for, by name. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutState,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as
      | "busy"
      | "writing"
      | "ready"
      | "paying"
      | "outcomeUnknown"
      | "placed"
      | "redirecting"
      | "blocked"
      | "failed",
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    prepare: port<Prepared>("prepare"),
    getQuote: port<OrderSummary, QuoteRequest>("getQuote"),
    placeOrder: port<PlacedOrder, { order: OrderRequest | undefined }>("placeOrder"),
    askOutcome: port<PlacedOrder, { key: string }>("askOutcome"),
  },
  actions: {
    // What the device keeps is read and written by `provideCheckout`, which brings the keys as well.
    restore: () => undefined,
    noteAttempt: () => undefined,
    forgetAttempt: () => undefined,
    setKey: assign(({ context }) => keyed(context, (content) => content)),
    beginAttempt: assign(({ context: { attempts, key } }) => ({
      attempts: key === null || attempts.includes(key) ? attempts : [...attempts, key],
      tries: 0,
    })),
    settleAttempt: assign(({ context }) => settled(context)),
    forget: assign(({ context }) => ({ ...unknownCheckout(), wanted: context.wanted })),
    openAccount: assign(({ context }, { account }: { account: string }) => ({
      ...unknownCheckout(),
      wanted: context.wanted,
      account,
    })),
    setCart: assign(({ context }, { cart }: { cart: CartUpdate }) => withCart(context, cart)),
    setPrepared: assign(({ context }, { output }: { output: Prepared }) => prepared(context, output)),
    setQuote: assign(({ context }, { output }: { output: OrderSummary }) => quoted(context, output)),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      tries: context.tries + 1,
    })),
    clearError: assign({ failure: null, tries: 0 }),
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
    blocker: assign({ blocker: ({ context }) => blockerOf(context.cart?.items ?? []) }),
    setBlocker: assign({
      blocker: ({ context }, { error }: { error: unknown }) =>
        blockerFrom(context.cart?.items ?? [], toFailure(error)),
    }),
    lookAgain: assign({ blocker: null, quotedFor: null, failure: null }),
    setNotice: assign({
      notice: ({ context }, { error }: { error: unknown }) =>
        blockerFrom(context.cart?.items ?? [], toFailure(error)),
    }),
    setNotPlaced: assign(({ context }) => notPlaced(context)),
    putOff: assign((_, { error }: { error: unknown }) => ({
      notice: { kind: "putOff", failure: toFailure(error) } as const,
    })),
    forgetKey: assign({ key: null, keyFor: null }),
    setPlaced: assign(({ context }, { output }: { output: PlacedOrder }) => answered(context, output)),
    startOver: assign({ placed: null, blocker: null }),
    notifyPlaced: emit(
      (_, { output }: { output: PlacedOrder }) => ({ type: "order.placed", order: output.order }) as const,
    ),
    notifyStale: emit({ type: "cart.stale" } as const),
    notifyShipping: emit(
      (_, { option }: { option: string }) => ({ type: "shipping.chosen", option }) as const,
    ),
    notifyUnauthorised: emit({ type: "session.refused" } as const),
  },
  guards: {
    isSameAccount: ({ context }, { account }: { account: string }) => context.account === account,
    isShown: ({ context }, { step }: { step: Step }) => context.shown === step,
    hasOpenAttempt: ({ context }) => context.attempts.length > 0,
    isUnprepared: ({ context }) => context.addresses === null,
    isCartUnsettled: ({ context }) => !context.cart?.isSettled,
    mayBePlaced: ({ context }) => context.key !== null && context.cart?.items.length === 0,
    isBlocked: ({ context }) => blockerOf(context.cart?.items ?? []) !== null,
    isUnpriced: ({ context }) => !isPriced(context),
    isAtAddress: ({ context }) => reachedStep(context) === "address",
    isAtShipping: ({ context }) => reachedStep(context) === "shipping",
    isAtMethod: ({ context }) => reachedStep(context) === "method",
    hasNoAddress: ({ context }) => context.addresses?.length === 0,
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
    isUnauthorised: (_, { error }: { error: unknown }) => toFailure(error).id === 401,
    isRejectedChoice: ({ context }, { error }: { error: unknown }) =>
      rejectedChoiceOf(context, toFailure(error)) !== null,
    isKeyTaken: (_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return failure.id === 422 && failure.field === "idempotencyKey";
    },
    isRefused: (_, { error }: { error: unknown }) => isFinal(error),
    isTooMany: (_, { error }: { error: unknown }) => toFailure(error).id === 429,
    isNotPlaced: (_, { error }: { error: unknown }) => toFailure(error).id === 404,
  },
  delays: {
    // `provideCheckout` brings the chance.
    retryDelay: ({ context }) => retryDelay(context.failure, context.tries, 1),
  },
});
