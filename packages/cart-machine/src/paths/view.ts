import type { CartSnapshot } from "../cart-machine.ts";
import {
  selectCount,
  selectIsBusy,
  selectIsKnown,
  selectIsPayable,
  selectInterruptionFailure,
  selectLines,
  selectMinimumWeight,
  selectNotices,
  selectPaymentCart,
  selectPromotionFailure,
  selectShippingOption,
  selectShownInterruption,
  selectUnsentCount,
} from "../selectors.ts";
import type { Units } from "./reference-model.ts";

/** What the page of the cart has to show, as the selectors say it. */
export type View = {
  /** What the header counts. */
  count: number;
  /** Whether the page knows the cart at all. */
  page: "loading" | "failed" | "empty" | "lines";
  units: Units;
  /** What keeps the page from being up to date, and how many changes wait for it. */
  interruption: "offline" | "failing" | null;
  canRetry: boolean;
  unsent: number;
  notices: number;
  /** Something went wrong while the cart itself is fine. */
  isFailureShown: boolean;
  /** Everything that stands beside the lines. */
  payment: {
    isSaving: boolean;
    pay: "possible" | "not yet";
    total: "known" | "asked for" | "unknown";
    isLacking: boolean;
    shipping: string | null;
    promotion: string | null;
    isCodeRefused: boolean;
  } | null;
};

/** Looks at the cart as its page does. */
export function viewOf(snapshot: CartSnapshot): View {
  const interruption = selectShownInterruption(snapshot);
  const count = selectCount(snapshot);
  const isUnknown = count === 0 && !selectIsKnown(snapshot);
  const reason = selectInterruptionFailure(snapshot);
  const page = isUnknown ? (interruption ? "failed" : "loading") : count === 0 ? "empty" : "lines";
  return {
    count,
    page,
    units: Object.fromEntries(selectLines(snapshot).map(({ id, quantity }) => [id, quantity])),
    // A cart that is not known at all says only that it is not.
    interruption: page === "failed" ? "failing" : interruption,
    canRetry: interruption !== null && (page === "failed" || reason !== null),
    unsent: interruption && !isUnknown ? selectUnsentCount(snapshot) : 0,
    notices: isUnknown ? 0 : selectNotices(snapshot).length,
    isFailureShown: !isUnknown && interruption === null && reason !== null,
    payment: page === "lines" ? paymentOf(snapshot) : null,
  };
}

function paymentOf(snapshot: CartSnapshot): View["payment"] {
  const summary = selectPaymentCart(snapshot);
  const isBusy = selectIsBusy(snapshot);
  const isLacking = !selectMinimumWeight(snapshot);
  const promotion = summary?.promotion?.code ?? null;
  return {
    isSaving: isBusy,
    pay: selectIsPayable(snapshot) ? "possible" : "not yet",
    total: summary ? "known" : isBusy && !isLacking ? "asked for" : "unknown",
    isLacking,
    // Beside a total that is not known, nothing can be chosen.
    shipping: summary ? selectShippingOption(snapshot) : null,
    promotion,
    isCodeRefused: summary !== null && promotion === null && selectPromotionFailure(snapshot) !== null,
  };
}
