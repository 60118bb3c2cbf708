import type { AddressBook, Failure, OrderSummary, PaymentMethod, PlacedOrder } from "@shop/contract";
import { NO_CHOICES, type CartUpdate, type CheckoutState } from "./checkout-state.ts";
import { isBefore, nextStep, reachedStep, withOffered } from "./checkout-steps.ts";
import { orderContent, quoteContent } from "./order-content.ts";
import { rejectedChoiceOf } from "./rejected-choice.ts";

/** What is read when a checkout opens. */
export type Prepared = { addresses: AddressBook["addresses"]; paymentMethods: PaymentMethod[] };

type Change = Partial<CheckoutState>;

/** News of the cart; a way of shipping that was chosen there since is chosen here, too. */
export function withCart({ cart: former, choices }: CheckoutState, cart: CartUpdate): Change {
  const { shippingOption } = cart;
  const isNew = shippingOption !== null && shippingOption !== former?.shippingOption;
  if (!isNew || shippingOption === choices.shippingOption) return { cart };
  return { cart, choices: { ...choices, shippingOption, window: null } };
}

/** The book and the methods; choices that are no longer among them are open again. */
export function prepared(state: CheckoutState, { addresses, paymentMethods }: Prepared): Change {
  const { addressId, paymentMethod } = state.choices;
  const isAddressGone = addressId !== null && !addresses.some(({ id }) => id === addressId);
  const isMethodGone = paymentMethod !== null && !paymentMethods.includes(paymentMethod);
  const lost = isAddressGone
    ? ({ kind: "addressMissing" } as const)
    : isMethodGone
      ? ({ kind: "methodUnavailable" } as const)
      : null;
  return {
    addresses,
    paymentMethods,
    choices: {
      ...state.choices,
      addressId: isAddressGone ? null : addressId,
      paymentMethod: isMethodGone ? null : paymentMethod,
    },
    notice: state.notice ?? lost,
  };
}

/** A price; the shopper is told when it is not the one that they had agreed to. */
export function quoted(state: CheckoutState, quote: OrderSummary): Change {
  const { agreed, notice } = state;
  const isOther = agreed !== null && agreed !== quote.total;
  return {
    quote,
    quotedFor: quoteContent(state),
    failure: null,
    notice: notice ?? (isOther ? { kind: "totalChanged", before: agreed, now: quote.total } : null),
  };
}

/** The step that is in sight now, and why it is not the one that the shopper asked for. */
export function shown(state: CheckoutState): Change {
  const step = reachedStep(state);
  if (!isBefore(step, state.wanted)) return { shown: step };
  return state.notice ? { shown: step } : { shown: step, wanted: step, notice: { kind: "notYet" } };
}

/** What the review shows is what the shopper agrees to. */
export function agreedTo({ quote }: CheckoutState): Change {
  return { agreed: quote?.total ?? null };
}

/**
 * Done with the step in sight: what it offers first is taken where nothing was chosen. After a setback the
 * shopper comes back to where they were.
 */
export function wentOn(state: CheckoutState): Change {
  const step = state.shown ?? "address";
  const next = isBefore(step, state.wanted) ? state.wanted : nextStep(step);
  return {
    choices: withOffered(state, step),
    wanted: next,
    notice: null,
    // The review shows what it costs now.
    ...(next === "review" ? { quotedFor: null } : {}),
    ...(step === "shipping" ? { agreed: null } : {}),
  };
}

/** Another way to send it: its windows are others, and so is the price. */
export function chosenShipping({ choices }: CheckoutState, shippingOption: string): Change {
  return { choices: { ...choices, shippingOption, window: null }, notice: null, agreed: null };
}

/** The book with the address that was just written, which is the one. */
export function savedAddress(state: CheckoutState, { addresses }: AddressBook, addressId: string): Change {
  return { addresses, choices: { ...state.choices, addressId }, notice: null };
}

/** A refused choice is open again, and the price is asked anew. */
export function steppedBack(state: CheckoutState, failure: Failure): Change {
  const rejectedChoice = rejectedChoiceOf(state, failure);
  return { ...rejectedChoice?.state, notice: rejectedChoice?.notice ?? state.notice, quotedFor: null };
}

/** The outcome under a key is known: it is not asked for again. */
export function settled({ attempts }: CheckoutState): Change {
  return { attempts: attempts.slice(1) };
}

/**
 * The order in sight has its key: the same for the same order, so that a repetition is no second order.
 * @param keyFor gives the key of another order, by its content
 */
export function keyed(state: CheckoutState, keyFor: (content: string) => string): Change {
  const content = orderContent(state);
  if (state.keyFor === content && state.key !== null) return {};
  return { key: keyFor(content), keyFor: content };
}

/** Nothing was placed. A cart that is empty meanwhile was another order's: this one's key is of no use any more. */
export function notPlaced({ cart }: CheckoutState): Change {
  const isEmpty = cart?.items.length === 0;
  return {
    failure: null,
    tries: 0,
    ...(isEmpty ? { key: null, keyFor: null } : { notice: { kind: "notPlaced" } as const }),
  };
}

/** There is an order: the next one begins with where and how this one went, and chooses its time anew. */
export function answered({ choices }: CheckoutState, placed: PlacedOrder): Change {
  const { addressId, paymentMethod } = choices;
  return {
    placed,
    lastOrder: placed.order.id,
    choices: { ...NO_CHOICES, addressId, paymentMethod },
    wanted: "address",
    shown: null,
    notice: null,
    quote: null,
    quotedFor: null,
    agreed: null,
    refusedCode: null,
    key: null,
    keyFor: null,
    failure: null,
    tries: 0,
  };
}
