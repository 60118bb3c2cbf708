import type { CheckoutSnapshot } from "../checkout-machine.ts";
import { isBefore } from "../checkout-steps.ts";
import { STEPS, type CheckoutNotice, type Step } from "../checkout-state.ts";
import {
  selectAddress,
  selectFailure,
  selectFirstOpenStep,
  selectIsBusy,
  selectIsPaying,
  selectIsPriced,
  selectIsReady,
  selectIsOutcomeUnknown,
  selectIsWriting,
  selectNotice,
  selectPaymentMethod,
  selectPlaced,
  selectQuote,
  selectShippingOption,
  selectStep,
  selectBlocker,
  selectWindow,
  selectWindows,
} from "../selectors.ts";

/** What the page of the checkout has to show, as the selectors say it. */
export type View = {
  page: "opening" | "step" | "paying" | "outcomeUnknown" | "order" | "empty" | "refused" | "failed";
  /** What the bar says. */
  address: Step | "order";
  /** Whether the shopper can have it asked at once what became of their order. */
  canAsk: boolean;
  step: {
    name: Step;
    notice: CheckoutNotice["kind"] | null;
    /** The other steps that can be gone to. */
    reached: Step[];
    isWriting: boolean;
    /** The radios that are on, by their values. */
    chosen: string[];
    canGoOn: boolean;
    canPay: boolean;
    /** In minor units, once it is known. */
    total: number | "asked for" | null;
  } | null;
};

/** Looks at the checkout as its page does. @param address what the bar says */
export function viewOf(snapshot: CheckoutSnapshot, address: View["address"]): View {
  const page = pageOf(snapshot);
  const isIdle = !selectIsBusy(snapshot);
  return {
    page,
    address,
    canAsk: page === "outcomeUnknown" && isIdle,
    step: page === "step" ? stepOf(snapshot) : null,
  };
}

function pageOf(snapshot: CheckoutSnapshot): View["page"] {
  if (selectIsPaying(snapshot)) return "paying";
  if (selectIsOutcomeUnknown(snapshot)) return "outcomeUnknown";
  if (selectPlaced(snapshot)) return "order";
  const blocker = selectBlocker(snapshot);
  if (blocker) return blocker.kind;
  if (selectFailure(snapshot)) return "failed";
  return selectStep(snapshot) === null ? "opening" : "step";
}

function stepOf(snapshot: CheckoutSnapshot): View["step"] {
  const name = selectStep(snapshot) ?? "address";
  const isIdle = !selectIsBusy(snapshot);
  const isWriting = selectIsWriting(snapshot);
  return {
    name,
    notice: selectNotice(snapshot)?.kind ?? null,
    reached: STEPS.filter((step) => step !== name && !isBefore(selectFirstOpenStep(snapshot), step)),
    isWriting,
    chosen: isWriting ? [] : chosenIn(name, snapshot).filter((value) => value !== null),
    canGoOn: isIdle && !isWriting && name !== "review",
    canPay: selectIsReady(snapshot),
    total: selectIsPriced(snapshot) ? (selectQuote(snapshot)?.total ?? null) : isIdle ? null : "asked for",
  };
}

function chosenIn(step: Step, snapshot: CheckoutSnapshot): (string | null)[] {
  const quote = selectQuote(snapshot);
  const option = selectShippingOption(snapshot);
  const hasWindows = selectWindows(snapshot).length > 0 && quote?.shippingOption === option;
  switch (step) {
    case "address":
      return [selectAddress(snapshot)?.id ?? null];
    case "shipping":
      return quote ? [option, hasWindows ? (selectWindow(snapshot)?.id ?? null) : null] : [];
    case "method":
      return [selectPaymentMethod(snapshot)];
    case "review":
      return [];
  }
}
