import type { StepsSnapshot } from "../checkout-steps-machine.ts";
import { isBefore } from "../checkout-steps.ts";
import { STEPS, type CheckoutNotice, type Step } from "../checkout-state.ts";
import type { CheckoutSnapshots } from "../tests/checkout-test-state.ts";
import {
  selectAddress,
  selectFailure,
  selectFirstOpenStep,
  selectIsAsking,
  selectIsBusy,
  selectIsPaying,
  selectIsReady,
  selectIsUnanswered,
  selectIsWriting,
  selectNotice,
  selectPaymentMethod,
  selectPlaced,
  selectPrice,
  selectQuote,
  selectShippingOption,
  selectStep,
  selectBlocker,
  selectWindow,
  selectWindows,
} from "../selectors.ts";

/** What the page of the checkout has to show, as the selectors say it. */
export type View = {
  page:
    | "opening"
    | "step"
    | "paying"
    | "outcomeUnknown"
    | "unanswered"
    | "order"
    | "empty"
    | "refused"
    | "failed";
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
export function viewOf(snapshots: CheckoutSnapshots, address: View["address"]): View {
  const { steps, payment } = snapshots;
  const page = pageOf(snapshots);
  return {
    page,
    address,
    canAsk: payment !== undefined && !selectIsPaying(payment) && !selectIsAsking(payment),
    step: page === "step" && steps ? stepOf(steps) : null,
  };
}

function pageOf({ checkout, steps, payment }: CheckoutSnapshots): View["page"] {
  if (payment && selectIsPaying(payment)) return "paying";
  if (payment) return selectIsUnanswered(payment) ? "unanswered" : "outcomeUnknown";
  if (selectPlaced(checkout)) return "order";
  const blocker = selectBlocker(checkout);
  if (blocker) return blocker.kind;
  if (selectFailure(checkout)) return "failed";
  return !steps || selectStep(steps) === null ? "opening" : "step";
}

function stepOf(snapshot: StepsSnapshot): View["step"] {
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
    total: selectPrice(snapshot)?.total ?? (isIdle ? null : "asked for"),
  };
}

function chosenIn(step: Step, snapshot: StepsSnapshot): (string | null)[] {
  const quote = selectQuote(snapshot);
  const option = selectShippingOption(snapshot);
  const hasWindows = selectWindows(snapshot).length > 0;
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
