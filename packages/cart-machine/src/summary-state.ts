import type { Shortfall } from "@shop/commerce";
import { isFinal, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import type { Shopper } from "./cart-events.ts";

/** What the shopper chose for the summary; null leaves it to the server. */
type Choices = {
  shippingOption: string | null;
  promotionCode: string | null;
};

/** What a cart costs. The specification prescribes the names `paymentCart` and `minimumWeight` (§3). */
export type SummaryState = Choices & {
  /** The payment summary, of the lines in `summarised`; `selectPaymentCart` shows it. */
  paymentCart: OrderSummary | null;
  /** False from a 406 of a payment call to the next summary, and before the first; `selectMinimumWeight` shows it. */
  minimumWeight: boolean;
  /** The missing weight, if the server's 406 for `summarised` had figures. */
  shortfall: Shortfall | null;
  /** The input of the last summary or 406: with any other input it is stale. */
  summarised: ({ items: CartItem[] } & Choices) | null;
  /** Why the last code was rejected, until another one is tried. */
  promotionFailure: Failure | null;
  /** That code; it is requested again when other lines may make it valid. */
  refusedCode: string | null;
};

/** How to summarise; without an option, the server uses the first available one. */
export type SummaryRequest = { shippingOption?: string; promotionCode?: string };

/** The input of a summary; the server knows the lines of an account. */
export type SummaryInput = { shopper: Shopper; items: CartItem[]; request: SummaryRequest };

/** The state without a summary and without choices. */
export const NO_SUMMARY: SummaryState = {
  shippingOption: null,
  promotionCode: null,
  promotionFailure: null,
  refusedCode: null,
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

/** Whether there is a summary of exactly these lines, so that only a choice is new. */
export function isUpdate({ cartProducts, paymentCart, summarised }: Summarised): boolean {
  return paymentCart !== null && summarised?.items === cartProducts;
}

/** Whether the server refuses the promotion code. */
export function isAboutCode({ promotionCode }: SummaryState, failure: Failure): boolean {
  return promotionCode !== null && failure.id === 422 && failure.field === "promotionCode";
}

/** Whether only the new choice failed: the old summary is still valid, and its choices return. */
export function keepsOldSummary(state: Summarised, failure: Failure): boolean {
  const { promotionCode, refusedCode, summarised } = state;
  const old = summarised?.promotionCode ?? null;
  // The sums of the old summary may hold a code that is refused by now.
  if (!isUpdate(state) || (old !== null && old === refusedCode)) return false;
  return isAboutCode(state, failure) ? promotionCode !== old : !isFinal(failure);
}

/** Whether the refused choice is dropped, and the summary requested again: there is no old summary to keep. */
export function dropsChoice(state: Summarised, failure: Failure): boolean {
  const { shippingOption, promotionCode } = state;
  if (isUpdate(state) || failure.id !== 422) return isAboutCode(state, failure);
  // What nothing can ship, nothing ships without the code either.
  return shippingOption !== null || (promotionCode !== null && failure.field !== "shippingOption");
}

/** The choices without the refused one. A 422 without a field concerns the shipping, or else the code. */
export function withoutChoice(state: SummaryState, failure: Failure): Partial<SummaryState> {
  return isAboutCode(state, failure) || state.shippingOption === null
    ? { promotionCode: null, refusedCode: state.promotionCode, promotionFailure: failure }
    : { shippingOption: null };
}

/** Whether the refused code may be valid for the current lines. */
export function mayRefusedCodeApply(state: Summarised): boolean {
  const { promotionCode, promotionFailure, cartProducts, summarised } = state;
  if (promotionCode !== null || promotionFailure?.id !== 422 || summarised?.items === cartProducts)
    return false;
  return ["codeBelowMinimum", "codeNotForPharmacy"].includes(promotionFailure.reason ?? "");
}

/** Whether a choice of the shopper is unanswered. */
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

/** The missing weight of a 406; null without figures, and for any other failure. */
export function shortfallIn(failure: Failure): Shortfall | null {
  if (failure.id !== 406) return null;
  const { minimumWeight, missingWeight } = failure;
  return minimumWeight === undefined || missingWeight === undefined ? null : { minimumWeight, missingWeight };
}
