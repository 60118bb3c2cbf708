import type { Shortfall } from "@shop/commerce";
import { isFinal, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import type { Shopper } from "./cart-events.ts";

/** What the shopper chose for the summary; null leaves it to the server. */
type Choices = {
  shippingOption: string | null;
  promotionCode: string | null;
};

/** What a cart costs. The names of `paymentCart` and `minimumWeight` are fixed (specification §3). */
export type SummaryState = Choices & {
  /** The payment summary, of the lines in `summarised`; `selectPaymentCart` shows it. */
  paymentCart: OrderSummary | null;
  /** False from a 406 of a payment call to the next summary, and before the first; `selectMinimumWeight` shows it. */
  minimumWeight: boolean;
  /** What is missing to the minimum weight, when the server's 406 for `summarised` gave the figures. */
  shortfall: Shortfall | null;
  /** What the server last summarised, with `paymentCart` or 406 as the answer: for anything else, that is stale. */
  summarised: ({ items: CartItem[] } & Choices) | null;
  /** Why the last code does not count, until another one is tried. */
  promotionFailure: Failure | null;
};

/** How to summarise; without an option, the server takes the first that fits. */
export type SummaryRequest = { shippingOption?: string; promotionCode?: string };

/** Whose summary is asked for, of which lines, and how; the server knows the lines of an account. */
export type SummaryInput = { shopper: Shopper; items: CartItem[]; request: SummaryRequest };

/** The server has said nothing of what the cart costs, and everything is left to it. */
export const NO_SUMMARY: SummaryState = {
  shippingOption: null,
  promotionCode: null,
  promotionFailure: null,
  paymentCart: null,
  minimumWeight: false,
  shortfall: null,
  summarised: null,
};

type Summarised = SummaryState & { shopper: Shopper; cartProducts: CartItem[] };

export function summaryInput(state: Summarised): SummaryInput {
  const { shopper, cartProducts, shippingOption, promotionCode } = state;
  return {
    shopper,
    items: cartProducts,
    request: {
      ...(shippingOption === null ? {} : { shippingOption }),
      ...(promotionCode === null ? {} : { promotionCode }),
    },
  };
}

export function summarisedNow({ cartProducts, shippingOption, promotionCode }: Summarised) {
  return { items: cartProducts, shippingOption, promotionCode };
}

/** Whether there is a summary of these very lines, so that only a choice is new. */
export function isUpdate({ cartProducts, paymentCart, summarised }: Summarised): boolean {
  return paymentCart !== null && summarised?.items === cartProducts;
}

/** Whether it is the promotion code that the server does not take. */
export function isAboutCode({ promotionCode }: SummaryState, failure: Failure): boolean {
  return promotionCode !== null && failure.id === 422 && failure.field === "promotionCode";
}

/** Whether a new choice comes to nothing: the summary that was made without it still holds. */
export function isUpdateUndone(state: Summarised, failure: Failure): boolean {
  if (!isUpdate(state)) return false;
  return isAboutCode(state, failure)
    ? state.promotionCode !== state.summarised?.promotionCode
    : !isFinal(failure);
}

/** Whether the server may summarise the cart without one of the choices. */
export function isChoiceRefused(state: Summarised, failure: Failure): boolean {
  const { shippingOption, promotionCode } = state;
  const mayBe = !isUpdate(state) && failure.id === 422 && (shippingOption ?? promotionCode) !== null;
  return mayBe || isAboutCode(state, failure);
}

/** What is left to choose. A 422 that does not say of what is about the shipping, and then about the code. */
export function withoutChoice(state: SummaryState, failure: Failure): Partial<SummaryState> {
  return isAboutCode(state, failure) || state.shippingOption === null
    ? { promotionCode: null, promotionFailure: failure }
    : { shippingOption: null };
}

/** Whether the shopper made a choice that the server has yet to answer. */
export function hasPendingChoice(state: SummaryState): boolean {
  const { shippingOption, promotionCode } = summarisedChoices(state);
  return state.shippingOption !== shippingOption || state.promotionCode !== promotionCode;
}

export function summarisedChoices({ summarised }: SummaryState): Choices {
  return {
    shippingOption: summarised?.shippingOption ?? null,
    promotionCode: summarised?.promotionCode ?? null,
  };
}

/** What a 406 says is missing; null for one that gives no figures, and for any other failure. */
export function shortfallIn(failure: Failure): Shortfall | null {
  if (failure.id !== 406) return null;
  const { minimumWeight, missingWeight } = failure;
  return minimumWeight === undefined || missingWeight === undefined ? null : { minimumWeight, missingWeight };
}
