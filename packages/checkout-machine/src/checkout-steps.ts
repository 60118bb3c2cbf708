import { STEPS, type CheckoutState, type Step } from "./checkout-state.ts";
import { chosenAddress, chosenWindow, quoteContent, windowsOf } from "./order-content.ts";

/** What each step is for, done or not. */
const DONE: Record<Step, (state: CheckoutState) => boolean> = {
  address: (state) => chosenAddress(state) !== undefined,
  shipping: (state) => {
    const { quote, choices } = state;
    const isChosen = quote !== null && quote.shippingOption === choices.shippingOption;
    return isChosen && (windowsOf(quote).length === 0 || chosenWindow(state) !== undefined);
  },
  method: ({ paymentMethods, choices }) => paymentMethods.some((method) => method === choices.paymentMethod),
  review: () => false,
};

/** The first step with something left to choose. */
export function firstOpenStep(state: CheckoutState): Step {
  return STEPS.find((step) => !DONE[step](state)) ?? "review";
}

/** The step that can be shown: the one that the shopper wants, unless an earlier one is open. */
export function reachedStep(state: CheckoutState): Step {
  const open = firstOpenStep(state);
  return isBefore(open, state.wanted) ? open : state.wanted;
}

/** Whether a shopper comes to one step sooner than to the other. */
export function isBefore(one: Step, other: Step): boolean {
  return STEPS.indexOf(one) < STEPS.indexOf(other);
}

/** The step after this one; the review is the last. */
export function nextStep(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? "review";
}

/** Whether the price in sight is that of this cart and these choices. */
export function isPriced(state: CheckoutState): boolean {
  return state.quote !== null && state.quotedFor === quoteContent(state);
}

/** The choices, with what the step offers first wherever the shopper has not chosen. */
export function withOffered(state: CheckoutState, step: Step): CheckoutState["choices"] {
  const { paymentMethods, quote, choices } = state;
  switch (step) {
    case "address":
      return { ...choices, addressId: offeredAddress(state) };
    case "shipping": {
      const windows = windowsOf(quote);
      const window = chosenWindow(state) ?? windows[0];
      return {
        ...choices,
        shippingOption: quote?.shippingOption ?? choices.shippingOption,
        window: window?.id ?? null,
      };
    }
    case "method":
      return {
        ...choices,
        paymentMethod: DONE.method(state) ? choices.paymentMethod : (paymentMethods[0] ?? null),
      };
    case "review":
      return choices;
  }
}

function offeredAddress(state: CheckoutState): string | null {
  const { addresses } = state;
  const first = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0];
  return (chosenAddress(state) ?? first)?.id ?? null;
}
