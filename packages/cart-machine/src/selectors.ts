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
import { coalesce, concerns, quantityOf, type Change } from "./changes.ts";
import type { Notice } from "./notices.ts";
import { hasPendingChoice } from "./summary-state.ts";
import { hasChanges, linesWith, NOTHING_UNSENT, type Unsent } from "./outbox-queue.ts";

/** The lines as the shopper left them, before the server has answered. */
export function selectLines(snapshot: CartSnapshot): CartItem[] {
  const { cartProducts, accepted } = snapshot.context;
  return linesFor(cartProducts)(accepted)(selectUnsent(snapshot));
}

/** What the server has yet to see; the outbox of the cart has it. */
export function selectUnsent({ children }: CartSnapshot): Unsent {
  return children.outbox?.getSnapshot().context ?? NOTHING_UNSENT;
}

export function selectGroups(snapshot: CartSnapshot): CartGroup[] {
  return groupsOf(selectLines(snapshot));
}

/** The sums of the shown lines: minor units, units, grams. The server's word for its own lines, ours for others. */
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

export function selectIsCold(snapshot: CartSnapshot): boolean {
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

/** Whether the server has yet to answer for something done to one product. */
export function selectIsPending(id: string): (snapshot: CartSnapshot) => boolean {
  return (snapshot) => {
    const { wasRead, cartProducts, accepted } = snapshot.context;
    const { sending, queue } = selectUnsent(snapshot);
    // What a device has counts as done there before the shop has priced it.
    if (!wasRead && quantityOf(cartProducts, id) > 0) return true;
    return [...accepted, sending, ...queue].some((change) => change !== null && concerns(change, id));
  };
}

/** How many changes the server has not carried out, as many as it takes to send them. */
export function selectUnsentCount(snapshot: CartSnapshot): number {
  const { sending, queue } = selectUnsent(snapshot);
  return coalesce(queue, snapshot.context.cartProducts).length + (sending ? 1 : 0);
}

/**
 * `loading`: true while the cart is initialised and while a chosen shipping or code is summarised, whatever goes
 * first (specification §5). False while nothing is on its way.
 */
export function selectLoading(snapshot: CartSnapshot): boolean {
  return selectIsBusy(snapshot) && (!snapshot.context.isInitialised || hasPendingChoice(snapshot.context));
}

export function selectIsBusy(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether the shown cart, exactly as it is, can be paid: a line that outgrew its stock or cap would be refused. */
export function selectIsPayable(snapshot: CartSnapshot): boolean {
  return (
    snapshot.hasTag("payable") &&
    selectPaymentCart(snapshot) !== null &&
    refuseLines(selectLines(snapshot), shop) === undefined
  );
}

/** Whether the server's answer alone is missing until the shown cart can be paid, and nothing holds it up. */
export function selectIsNearlyPayable(snapshot: CartSnapshot): boolean {
  return (
    selectIsBusy(snapshot) &&
    snapshot.context.tries === 0 &&
    selectHasNetwork(snapshot) &&
    selectMinimumWeight(snapshot) &&
    refuseLines(selectLines(snapshot), shop) === undefined
  );
}

/** Whether the cart waits for `cart.retry`; why is in `selectFailure`. */
export function selectIsFailed(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("stopped");
}

/** Whether there is no use in waiting without a network: what is done now is sent on its return. */
export function selectIsOffline({ context: { isOnline, tries, dialogError } }: CartSnapshot): boolean {
  return !isOnline || (tries > 0 && dialogError?.id === 503);
}

export function selectHasNetwork({ context }: CartSnapshot): boolean {
  return context.isOnline;
}

/** Why what is shown is not saved: there is no network, or the server does not answer; null when all is well. */
function selectInterruption(snapshot: CartSnapshot): "offline" | "failing" | null {
  if (!selectHasNetwork(snapshot)) return "offline";
  return selectIsFailed(snapshot) || snapshot.context.tries > 0 ? "failing" : null;
}

/** Whether the shopper has asked for another try, and it is not known yet how that went. */
export function selectIsRetrying(snapshot: CartSnapshot): boolean {
  return (
    selectInterruption(snapshot) === null && selectIsBusy(snapshot) && snapshot.context.retriedError !== null
  );
}

/** The interruption that a screen shows: what is tried again stays until it is known how that went. */
export function selectShownInterruption(snapshot: CartSnapshot): "offline" | "failing" | null {
  return selectInterruption(snapshot) ?? (selectIsRetrying(snapshot) ? "failing" : null);
}

export function selectInterruptionFailure(snapshot: CartSnapshot): Failure | null {
  return selectIsRetrying(snapshot) ? snapshot.context.retriedError : selectFailure(snapshot);
}

/**
 * The failure that has to be shown wherever the cart is not on screen: it waits for the shopper, or for the network. What a
 * guest does is saved on their device in any case.
 */
export function selectUnsavedFailure(snapshot: CartSnapshot): Failure | null {
  if (selectIsGuest(snapshot)) return null;
  return selectIsFailed(snapshot) || selectIsOffline(snapshot) ? selectFailure(snapshot) : null;
}

/** Whether the cart is a guest's: stored on the device. Who they are is asked in the checkout. */
export function selectIsGuest(snapshot: CartSnapshot): boolean {
  return selectIsOpen(snapshot) && snapshot.context.shopper === "guest";
}

/** Whether it is known what is in the cart, so that an empty one may be called empty. */
export function selectIsKnown(snapshot: CartSnapshot): boolean {
  return snapshot.context.wasRead;
}

/** The lines by the server's last word, whatever the shopper has done since. */
export function selectServerLines(snapshot: CartSnapshot): CartItem[] {
  return snapshot.context.cartProducts;
}

/** Whether `selectServerLines` holds everything that was done, here and elsewhere, as far as is known. */
export function selectIsSettled(snapshot: CartSnapshot): boolean {
  const { wasRead, isStale, accepted, cartProducts } = snapshot.context;
  return wasRead && !isStale && accepted.length === 0 && !hasChanges(selectUnsent(snapshot), cartProducts);
}

/** The shipping option that the shopper chose; null as long as it is left to the server. */
export function selectWantedShipping(snapshot: CartSnapshot): string | null {
  return snapshot.context.shippingOption;
}

export function selectIsOpen(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("open");
}

/** The payment summary, as long as it is one of the shown lines: a stale total is never shown. */
export function selectPaymentCart(snapshot: CartSnapshot): OrderSummary | null {
  const { paymentCart, summarised } = snapshot.context;
  return summarised && isSameLines(selectLines(snapshot), summarised.items) ? paymentCart : null;
}

/**
 * The last payment summary, while a newer one is awaited: its rows stay in place. None below the minimum weight, and
 * offline only that of the shown lines: no newer one comes.
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

export function selectNotices(snapshot: CartSnapshot): Notice[] {
  return snapshot.context.notices;
}

/**
 * `minimumWeight`: whether the shown lines weigh enough to be paid (specification §4). The server's word if it
 * has summarised these very lines: false after a 406, true after a summary. Else by the rule of the shop.
 */
export function selectMinimumWeight(snapshot: CartSnapshot): boolean {
  const lines = selectLines(snapshot);
  const { summarised, minimumWeight } = snapshot.context;
  return summarised && isSameLines(lines, summarised.items)
    ? minimumWeight
    : shortfallOfLines(lines) === undefined;
}

/**
 * What the shown lines lack to the minimum weight: the server's word if it speaks of them, else ours. Undefined
 * when nothing is missing, and when the server says that something is without saying what.
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

const linesFor = remember((cartProducts: CartItem[]) =>
  remember((accepted: Change[]) =>
    remember((unsent: Unsent) => linesWith(confirmedLines({ cartProducts, accepted }), unsent)),
  ),
);
const groupsOf = remember((lines: CartItem[]) => groupByHandling(lines));
const unitsOf = remember((lines: CartItem[]) => totalsOf(lines).totalProducts);
const soldOutOf = remember((lines: CartItem[]) => lines.filter(isSoldOut));
const sumsOf = remember((lines: CartItem[]) => cartTotalsOf(lines));
const shortfallOfLines = remember((lines: CartItem[]) => shortfallOf(sumsOf(lines).totalWeight, shop));

/** What decides over the costs of these lines. */
const costsOf = remember((lines: CartItem[]) =>
  JSON.stringify(
    lines.map((item) => [item.id, item.quantity, item.totalPrice, item.weight, isColdChain(item)]),
  ),
);

function isSameLines(one: CartItem[], other: CartItem[]): boolean {
  return costsOf(one) === costsOf(other);
}

/** The same answer, by identity, for the same thing: a screen renders only for a change. */
function remember<Subject extends object, Answer>(derive: (subject: Subject) => Answer) {
  const answers = new WeakMap<Subject, { answer: Answer }>();
  return (subject: Subject): Answer => {
    const known = answers.get(subject);
    if (known) return known.answer;
    const answer = derive(subject);
    answers.set(subject, { answer });
    return answer;
  };
}
