import {
  groupByHandling,
  isColdChain,
  refuseLines,
  shop,
  shortfallOf,
  totalsOf,
  type CartGroup,
  type CartTotals,
  type Shortfall,
} from "@shop/commerce";
import type { CartItem, Failure, OrderSummary } from "@shop/contract";
import type { CartSnapshot } from "./cart-machine.ts";
import { hasChanges, hasPendingChoice, needsReading, shownLines, type CartState } from "./cart-state.ts";
import { coalesce, concerns, quantityOf, type Change } from "./changes.ts";
import type { Notice } from "./notices.ts";

/** The lines as the shopper left them, before the server has answered. */
export function selectLines({ context }: CartSnapshot): CartItem[] {
  return linesOf(context);
}

/** The shown lines by handling, each group with its sums. */
export function selectGroups({ context }: CartSnapshot): CartGroup[] {
  return groupsOf(linesOf(context));
}

/** The sums of the shown lines: minor units, units, grams. The server's word for its own lines, ours for others. */
export function selectTotals({ context }: CartSnapshot): CartTotals {
  const lines = linesOf(context);
  return isSameLines(lines, context.cartProducts) ? context.paymentForCart : sumsOf(lines);
}

/** Units in the shown cart. */
export function selectCount(snapshot: CartSnapshot): number {
  return selectTotals(snapshot).totalProducts;
}

/** Whether the shown cart has nothing in it. */
export function selectIsEmpty({ context }: CartSnapshot): boolean {
  return linesOf(context).length === 0;
}

/** Units of one product in the shown cart. */
export function selectQuantityOf(id: string): (snapshot: CartSnapshot) => number {
  return ({ context }) => quantityOf(linesOf(context), id);
}

/** Whether the server has yet to answer for something done to one product. */
export function selectIsPending(id: string): (snapshot: CartSnapshot) => boolean {
  return ({ context: { shopper, deviceLines, cartProducts, accepted, sending, queue } }) =>
    shopper === "guest"
      ? quantityOf(deviceLines, id) !== quantityOf(cartProducts, id)
      : [accepted, sending, ...queue].some((change) => change !== null && concerns(change, id));
}

/** What the server has not carried out, oldest first. A guest has nothing to send. */
export function selectUnsent({ context }: CartSnapshot): Change[] {
  return unsentOf(context);
}

/** How many changes the server has not carried out, as many as it takes to send them. */
export function selectUnsentCount({ context }: CartSnapshot): number {
  return countOf(context);
}

/**
 * `loading`: true while the cart is initialised and while a chosen shipping or code is summarised, whatever goes
 * first (specification §5). False while nothing is on its way.
 */
export function selectLoading(snapshot: CartSnapshot): boolean {
  const { context } = snapshot;
  return selectIsBusy(snapshot) && (!context.isInitialised || hasPendingChoice(context));
}

/** Whether anything is on its way to the server or from it. */
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
    snapshot.context.shopper === "account" &&
    snapshot.context.tries === 0 &&
    selectHasNetwork(snapshot) &&
    selectMinimumWeight(snapshot) &&
    refuseLines(selectLines(snapshot), shop) === undefined
  );
}

/** Whether the cart waits for `cart.retry`; why is in `selectFailure`. */
export function selectIsFailed(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("failed");
}

/** Whether there is no use in waiting without a network: what is done now is sent on its return. */
export function selectIsOffline({ context: { isOnline, tries, dialogError } }: CartSnapshot): boolean {
  return !isOnline || (tries > 0 && dialogError?.id === 503);
}

/** Whether the browser believes that there is a network. */
export function selectHasNetwork({ context }: CartSnapshot): boolean {
  return context.isOnline;
}

/** Whether the last try failed and the next one comes by itself; why is in `selectFailure`. */
export function selectIsWaiting(snapshot: CartSnapshot): boolean {
  return snapshot.context.tries > 0 && !snapshot.hasTag("failed");
}

/** Whether the cart is a guest's: kept on the device, and not payable before they sign in. */
export function selectIsGuest({ context }: CartSnapshot): boolean {
  return context.shopper === "guest";
}

/** Whether it is known what is in the cart, so that an empty one may be called empty. */
export function selectIsKnown({ context }: CartSnapshot): boolean {
  return context.wasRead;
}

/** The lines by the server's last word, whatever the shopper has done since. */
export function selectServerLines({ context }: CartSnapshot): CartItem[] {
  return context.cartProducts;
}

/** Whether `selectServerLines` holds everything that was done, here and elsewhere, as far as is known. */
export function selectIsSettled({ context }: CartSnapshot): boolean {
  const { wasRead, sending } = context;
  return wasRead && sending === null && !hasChanges(context) && !needsReading(context);
}

/** The way of shipping that the shopper chose; null as long as it is left to the server. */
export function selectWantedShipping({ context }: CartSnapshot): string | null {
  return context.shippingOption;
}

/** Whether this is somebody's cart, a guest's or an account's. */
export function selectIsOpen(snapshot: CartSnapshot): boolean {
  return snapshot.hasTag("open");
}

/** The payment summary, as long as it is one of the shown lines: a stale total is never shown. */
export function selectPaymentCart({ context }: CartSnapshot): OrderSummary | null {
  const { paymentCart, summarised } = context;
  return summarised && isSameLines(linesOf(context), summarised.items) ? paymentCart : null;
}

/** The way of shipping that is chosen: by the shopper, else by the server's summary. */
export function selectShippingOption({ context }: CartSnapshot): string | null {
  return context.shippingOption ?? context.paymentCart?.shippingOption ?? null;
}

/** The promotion that the summary in sight counts. */
export function selectPromotion(snapshot: CartSnapshot): OrderSummary["promotion"] | null {
  return selectPaymentCart(snapshot)?.promotion ?? null;
}

/** The promotion code that the shopper wants to be counted, whether a summary counts it already or not. */
export function selectPromotionCode({ context }: CartSnapshot): string | null {
  return context.promotionCode;
}

/** Why the last promotion code does not count. */
export function selectPromotionFailure({ context }: CartSnapshot): Failure | null {
  return context.promotionFailure;
}

/** What the shopper should know about their lines, until they dismiss it or change the line. */
export function selectNotices({ context }: CartSnapshot): Notice[] {
  return context.notices;
}

/**
 * `minimumWeight`: whether the shown lines weigh enough to be paid (specification §4). The server's word if it
 * has summarised these very lines: false after a 406, true after a summary. Else by the rule of the shop.
 */
export function selectMinimumWeight({ context }: CartSnapshot): boolean {
  const lines = linesOf(context);
  const { summarised, minimumWeight } = context;
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
  const { context } = snapshot;
  const lines = linesOf(context);
  return lines === context.cartProducts && context.shortfall ? context.shortfall : shortfallOfLines(lines);
}

/** Why the last reading, sending or shipping update failed. */
export function selectFailure({ context }: CartSnapshot): Failure | null {
  return context.dialogError;
}

const linesOf = remember((context: CartState) => shownLines(context));
const unsentOf = remember(({ sending, queue }: CartState) => (sending ? [sending, ...queue] : queue));
const countOf = remember(
  ({ sending, queue, cartProducts }: CartState) => coalesce(queue, cartProducts).length + (sending ? 1 : 0),
);
const groupsOf = remember((lines: CartItem[]) => groupByHandling(lines));
const sumsOf = remember((lines: CartItem[]) => totalsOf(lines));
const shortfallOfLines = remember((lines: CartItem[]) => shortfallOf(totalsOf(lines).totalWeight, shop));

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

function isSameLines(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((item, index) => {
        const twin = other[index];
        return (
          twin !== undefined &&
          item.id === twin.id &&
          item.quantity === twin.quantity &&
          item.totalPrice === twin.totalPrice &&
          item.weight === twin.weight &&
          isColdChain(item) === isColdChain(twin)
        );
      }))
  );
}
