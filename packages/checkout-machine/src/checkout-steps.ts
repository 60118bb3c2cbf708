import { STEPS, type OrderDraft, type Step } from "./checkout-state.ts";
import { chosenAddress, chosenWindow, quoteContent, windowsOf } from "./order-content.ts";

/** Whether each step is completed. */
const DONE: Record<Step, (draft: OrderDraft) => boolean> = {
  address: (draft) => chosenAddress(draft) !== undefined,
  shipping: (draft) => {
    const { quote, choices } = draft;
    const isChosen = quote !== null && quote.shippingOption === choices.shippingOption;
    return isChosen && (windowsOf(quote).length === 0 || chosenWindow(draft) !== undefined);
  },
  method: ({ options, choices }) =>
    options?.paymentMethods.some((method) => method === choices.paymentMethod) === true,
  review: () => false,
};

/** The first step that is incomplete. */
export function firstOpenStep(draft: OrderDraft): Step {
  return STEPS.find((step) => !DONE[step](draft)) ?? "review";
}

/**
 * The step to show: the requested one, unless an earlier one is incomplete. A repeated purchase starts at the first
 * incomplete one.
 */
export function reachedStep(draft: OrderDraft): Step {
  const firstOpen = firstOpenStep(draft);
  return isBefore(firstOpen, draft.wanted) || isRepeat(draft) ? firstOpen : draft.wanted;
}

/** Whether a checkout starts with the address and the payment method of the last one. */
function isRepeat(draft: OrderDraft): boolean {
  const isBeginning = draft.shown === null && draft.wanted === "address";
  return isBeginning && DONE.address(draft) && DONE.method(draft);
}

/** Whether one step precedes the other. */
export function isBefore(one: Step, other: Step): boolean {
  return STEPS.indexOf(one) < STEPS.indexOf(other);
}

/** The next step after this one that is incomplete; the review is the last. */
export function nextStep(draft: OrderDraft, step: Step): Step {
  return STEPS.slice(STEPS.indexOf(step) + 1).find((each) => !DONE[each](draft)) ?? "review";
}

/** Whether the quote is that of this cart and these choices. */
export function isPriced(draft: OrderDraft): boolean {
  return draft.quote !== null && draft.quotedFor === quoteContent(draft);
}

/** The choices, with the first option of the step where the shopper has not chosen. */
export function withOffered(draft: OrderDraft, step: Step): OrderDraft["choices"] {
  const { options, quote, choices } = draft;
  switch (step) {
    case "address":
      return { ...choices, addressId: offeredAddress(draft) };
    case "shipping": {
      const windows = windowsOf(quote);
      const window = chosenWindow(draft) ?? windows[0];
      return {
        ...choices,
        shippingOption: quote?.shippingOption ?? choices.shippingOption,
        window: window?.id ?? null,
      };
    }
    case "method":
      return {
        ...choices,
        paymentMethod: DONE.method(draft) ? choices.paymentMethod : (options?.paymentMethods[0] ?? null),
      };
    case "review":
      return choices;
  }
}

function offeredAddress(draft: OrderDraft): string | null {
  const addresses = draft.options?.addresses;
  const first = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0];
  return (chosenAddress(draft) ?? first)?.id ?? null;
}
