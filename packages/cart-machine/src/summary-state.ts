import type { Shortfall } from "@shop/commerce";
import type { CartItem, Failure, OrderSummary } from "@shop/contract";

/** What the shopper chose for the summary; null leaves it to the server. */
export type Choices = {
  /** The shipping option that the shopper chose. */
  shippingOption: string | null;
  /** The promotion code that the shopper wants. */
  promotionCode: string | null;
};

/** What a cart costs, as plain JSON. The names of `paymentCart` and `minimumWeight` are fixed (specification §3). */
export type SummaryState = Choices & {
  /** The lines that a summary is wanted of, all of them saved. */
  items: CartItem[];
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

/** Everything is left to the server. */
export const NO_CHOICES = { shippingOption: null, promotionCode: null, promotionFailure: null } as const;

/** The server has said nothing of what the cart costs. */
export const NO_SUMMARY: SummaryState = {
  ...NO_CHOICES,
  items: [],
  paymentCart: null,
  minimumWeight: false,
  shortfall: null,
  summarised: null,
};

/** What a summary is asked for, and of which lines; the server knows those of an account. */
export type SummaryInput = { items: CartItem[]; request: SummaryRequest };

/** What to ask for a summary. */
export function summaryInput({ items, shippingOption, promotionCode }: SummaryState): SummaryInput {
  return {
    items,
    request: {
      ...(shippingOption === null ? {} : { shippingOption }),
      ...(promotionCode === null ? {} : { promotionCode }),
    },
  };
}

/** What the server is being asked to summarise now. */
export function summarisedNow({ items, shippingOption, promotionCode }: SummaryState) {
  return { items, shippingOption, promotionCode };
}

/** Whether the shopper made a choice that the server has yet to answer. */
export function hasPendingChoice(state: SummaryState): boolean {
  const { shippingOption, promotionCode } = summarisedChoices(state);
  return state.shippingOption !== shippingOption || state.promotionCode !== promotionCode;
}

/** What the summary in sight was made for. */
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
