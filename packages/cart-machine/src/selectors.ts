import weakMemoize from "@emotion/weak-memoize";
import {
  cartTotalsOf,
  groupByHandling,
  isColdChain,
  isSoldOut,
  refuseLines,
  savingsOf,
  shop,
  shortfallOf,
  totalsOf,
  type CartGroup,
  type CartTotals,
  type Shortfall,
} from "@shop/commerce";
import type { CartItem, Failure, Money, OrderSummary } from "@shop/contract";
import type { CartSnapshot } from "./cart-machine.ts";
import { confirmedLines } from "./cart-state.ts";
import { concerns, quantityOf, type Change } from "./changes.ts";
import type { Notice } from "./notices.ts";
import { hasPendingChoice } from "./summary-state.ts";
import { hasChanges, linesWith, NOTHING_UNSENT, unsentChanges, type Unsent } from "./outbox-queue.ts";

/** The lines including unsent changes. */
export function selectLines(snapshot: CartSnapshot): CartItem[] {
  const { cartProducts, accepted } = snapshot.context;
  return linesFor(cartProducts)(accepted)(selectUnsent(snapshot));
}

/** The unsent changes, from the cart's outbox. */
export function selectUnsent({ children }: CartSnapshot): Unsent {
  return children.outbox?.getSnapshot().context ?? NOTHING_UNSENT;
}

export function selectGroups(snapshot: CartSnapshot): CartGroup[] {
  return groupsOf(selectLines(snapshot));
}

/** The sums of the shown lines: minor units, units, grams. The server's sums for its own lines, else ours. */
export function selectTotals(snapshot: CartSnapshot): CartTotals {
  const lines = selectLines(snapshot);
  const { cartProducts, paymentForCart } = snapshot.context;
  return isSameLines(lines, cartProducts) ? paymentForCart : sumsOf(lines);
}

/** Units in the shown cart, sold out or not. */
export function selectCount(snapshot: CartSnapshot): number {
  return unitsOf(selectLines(snapshot));
}

export function selectSoldOut(snapshot: CartSnapshot): CartItem[] {
  return soldOutOf(selectLines(snapshot));
}

export function selectIsColdChain(snapshot: CartSnapshot): boolean {
  return selectLines(snapshot).some((item) => !isSoldOut(item) && isColdChain(item));
}

/** What the shopper saves: by the offers of the shown lines, and by the promotion of their summary. */
export function selectSavings(snapshot: CartSnapshot): Money {
  return savingsOf(selectLines(snapshot)) + (selectPaymentCart(snapshot)?.discount ?? 0);
}

export function selectIsEmpty(snapshot: CartSnapshot): boolean {
  return selectLines(snapshot).length === 0;
}

export function selectQuantityOf(id: string): (snapshot: CartSnapshot) => number {
  return (snapshot) => quantityOf(selectLines(snapshot), id);
}

/** Whether a change of one product is unanswered. */
export function selectIsPending(id: string): (snapshot: CartSnapshot) => boolean {
  return (snapshot) => {
    const { wasRead, cartProducts, accepted } = snapshot.context;
    const { sending, queue } = selectUnsent(snapshot);
    // The lines of a device are pending until the server has priced them for the first time.
    if (!wasRead && quantityOf(cartProducts, id) > 0) return true;
    return [...accepted, sending, ...queue].some((change) => change !== null && concerns(change, id));
  };
}

/** How many changes are unsent, after merging. */
export function selectUnsentCount(snapshot: CartSnapshot): number {
  return unsentChanges(confirmedLines(snapshot.context), selectUnsent(snapshot)).length;
}

/**
 * `loading`: true while the cart is initialising and while a chosen shipping or code is being summarised, in any order
 * (specification §5). False while no call is pending.
 */
export function selectLoading(snapshot: CartSnapshot): boolean {
  return selectIsBusy(snapshot) && (!snapshot.context.isInitialised || hasPendingChoice(snapshot.context));
}

export function selectIsBusy(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether the shown cart can be paid as it is: a line above its stock or cap would be refused. */
export function selectIsPayable(snapshot: CartSnapshot): boolean {
  return (
    snapshot.hasTag("payable") &&
    selectPaymentCart(snapshot) !== null &&
    refuseLines(selectLines(snapshot), shop) === undefined
  );
}

/** Whether only a pending response is missing until the shown cart can be paid. */
export function selectIsNearlyPayable(snapshot: CartSnapshot): boolean {
  return (
    selectIsBusy(snapshot) &&
    snapshot.context.tries === 0 &&
    selectHasNetwork(snapshot) &&
    selectMinimumWeight(snapshot) &&
    refuseLines(selectLines(snapshot), shop) === undefined
  );
}

/** Whether the cart waits for `cart.retry`; the reason is in `selectFailure`. */
export function selectIsFailed(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("stopped");
}

/** Whether the cart is offline: changes are sent when the network is back. */
export function selectIsOffline({ context: { isOnline, tries, dialogError } }: CartSnapshot): boolean {
  return !isOnline || (tries > 0 && dialogError?.id === 503);
}

export function selectHasNetwork({ context }: CartSnapshot): boolean {
  return context.isOnline;
}

/** Why the shown cart is not saved: there is no network, or the server fails; null when all is well. */
function selectInterruption(snapshot: CartSnapshot): "offline" | "failing" | null {
  if (!selectHasNetwork(snapshot)) return "offline";
  return selectIsFailed(snapshot) || snapshot.context.tries > 0 ? "failing" : null;
}

/** Whether a retry that the shopper requested is pending. */
export function selectIsRetrying(snapshot: CartSnapshot): boolean {
  return (
    selectInterruption(snapshot) === null && selectIsBusy(snapshot) && snapshot.context.retriedError !== null
  );
}

/** The interruption that a screen shows: a retried one stays until the outcome is known. */
export function selectShownInterruption(snapshot: CartSnapshot): "offline" | "failing" | null {
  return selectInterruption(snapshot) ?? (selectIsRetrying(snapshot) ? "failing" : null);
}

export function selectInterruptionFailure(snapshot: CartSnapshot): Failure | null {
  return selectIsRetrying(snapshot) ? snapshot.context.retriedError : selectFailure(snapshot);
}

/**
 * The failure that has to be shown wherever the cart is not on screen: it waits for the shopper, or for the network. A
 * guest's changes are saved on their device in any case.
 */
export function selectUnsavedFailure(snapshot: CartSnapshot): Failure | null {
  if (selectIsGuest(snapshot)) return null;
  return selectIsFailed(snapshot) || selectIsOffline(snapshot) ? selectFailure(snapshot) : null;
}

/** Whether the cart is a guest's, stored on the device. A guest signs in within the checkout. */
export function selectIsGuest(snapshot: CartSnapshot): boolean {
  return selectIsOpen(snapshot) && snapshot.context.shopper === "guest";
}

/** Whether the content of the cart is known, so that an empty one may be shown as empty: on a device it is at once. */
export function selectIsKnown(snapshot: CartSnapshot): boolean {
  return snapshot.context.wasRead || (selectIsGuest(snapshot) && selectIsEmpty(snapshot));
}

/** The lines as the server last answered, without later changes. */
export function selectServerLines(snapshot: CartSnapshot): CartItem[] {
  return snapshot.context.cartProducts;
}

/** Whether `selectServerLines` includes all known changes, of this page and others. */
export function selectIsSettled(snapshot: CartSnapshot): boolean {
  const { wasRead, isStale, accepted, cartProducts } = snapshot.context;
  return wasRead && !isStale && accepted.length === 0 && !hasChanges(selectUnsent(snapshot), cartProducts);
}

/** The shipping option that the shopper chose; null if the server decides. */
export function selectWantedShipping(snapshot: CartSnapshot): string | null {
  return snapshot.context.shippingOption;
}

export function selectIsOpen(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("open");
}

/** The payment summary, if it is of the shown lines: a stale total is never shown. */
export function selectPaymentCart(snapshot: CartSnapshot): OrderSummary | null {
  const { paymentCart, summarised } = snapshot.context;
  return summarised && isSameLines(selectLines(snapshot), summarised.items) ? paymentCart : null;
}

/**
 * The last payment summary, while a newer one is loading: its rows stay in place. None below the minimum weight;
 * offline only that of the shown lines, as no newer one will load.
 */
export function selectLastPaymentCart(snapshot: CartSnapshot): OrderSummary | null {
  if (!selectMinimumWeight(snapshot)) return null;
  return selectIsOffline(snapshot) ? selectPaymentCart(snapshot) : snapshot.context.paymentCart;
}

/** The shipping option that is chosen: by the shopper, else by the server's summary. */
export function selectShippingOption(snapshot: CartSnapshot): string | null {
  const { shippingOption, paymentCart } = snapshot.context;
  return shippingOption ?? paymentCart?.shippingOption ?? null;
}

export function selectPromotionCode(snapshot: CartSnapshot): string | null {
  return snapshot.context.promotionCode;
}

export function selectPromotionFailure(snapshot: CartSnapshot): Failure | null {
  return snapshot.context.promotionFailure;
}

/** The code that `selectPromotionFailure` is about. */
export function selectRefusedCode(snapshot: CartSnapshot): string | null {
  return snapshot.context.refusedCode;
}

export function selectNotices(snapshot: CartSnapshot): Notice[] {
  return snapshot.context.notices;
}

/**
 * `minimumWeight`: whether the shown lines weigh enough to be paid (specification §4). By the server if it has
 * summarised exactly these lines: false after a 406, true after a summary. Else by the rule of the shop.
 */
export function selectMinimumWeight(snapshot: CartSnapshot): boolean {
  const lines = selectLines(snapshot);
  const { summarised, minimumWeight } = snapshot.context;
  return summarised && isSameLines(lines, summarised.items)
    ? minimumWeight
    : shortfallOfLines(lines) === undefined;
}

/**
 * What the shown lines lack to the minimum weight: by the server for its own lines, else computed here. Undefined when
 * nothing is missing, and when the server's 406 has no figures.
 */
export function selectShortfall(snapshot: CartSnapshot): Shortfall | undefined {
  if (selectMinimumWeight(snapshot)) return undefined;
  const lines = selectLines(snapshot);
  const { summarised, shortfall } = snapshot.context;
  return shortfall && lines === summarised?.items ? shortfall : shortfallOfLines(lines);
}

export function selectFailure({ context }: CartSnapshot): Failure | null {
  return context.dialogError;
}

// The same result, by identity, for the same lines, so that a screen renders only on a change.
const linesFor = weakMemoize((cartProducts: CartItem[]) =>
  weakMemoize((accepted: Change[]) =>
    weakMemoize((unsent: Unsent) => linesWith(confirmedLines({ cartProducts, accepted }), unsent)),
  ),
);
const groupsOf = weakMemoize((lines: CartItem[]) => groupByHandling(lines));
const unitsOf = weakMemoize((lines: CartItem[]) => totalsOf(lines).totalProducts);
const soldOutOf = weakMemoize((lines: CartItem[]) => lines.filter(isSoldOut));
const sumsOf = weakMemoize((lines: CartItem[]) => cartTotalsOf(lines));
const shortfallOfLines = weakMemoize((lines: CartItem[]) => shortfallOf(sumsOf(lines).totalWeight, shop));

/** The data on which the costs of these lines depend. */
const costsOf = weakMemoize((lines: CartItem[]) =>
  JSON.stringify(
    lines.map((item) => [item.id, item.quantity, item.totalPrice, item.weight, isColdChain(item)]),
  ),
);

function isSameLines(one: CartItem[], other: CartItem[]): boolean {
  return costsOf(one) === costsOf(other);
}
