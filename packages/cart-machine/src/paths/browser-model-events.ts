import type { SystemSnapshot } from "@shop/machine-checks";
import type { CartSnapshot } from "../cart-machine.ts";
import {
  selectCount,
  selectFailure,
  selectHasNetwork,
  selectIsBusy,
  selectIsFailed,
  selectIsGuest,
  selectIsKnown,
  selectIsOpen,
  selectIsWaiting,
  selectLastPaymentCart,
  selectPaymentCart,
  selectPromotionCode,
  selectQuantityOf,
  selectShippingOption,
} from "../selectors.ts";
import { lineOf } from "../testing.ts";
import { cartIn, partsIn } from "./cart-chart.ts";
import { clicked, keyOf, modelEvents, sent, type CartModelEvent } from "./model-events.ts";

/** What the page of the cart offers, or the network may do to it, when the cart is as it is. */
type Offers = (cart: CartSnapshot, system: SystemSnapshot) => boolean;

const unitsOf = selectQuantityOf("arroz");
const always: Offers = () => true;
const isShown: Offers = (cart) => selectCount(cart) > 0 && (selectIsKnown(cart) || selectIsGuest(cart));
const hasRice: Offers = (cart, system) => isShown(cart, system) && unitsOf(cart) > 0;
const isSettable = (units: number): Offers => {
  return (cart, system) => hasRice(cart, system) && unitsOf(cart) !== units;
};
const isSending = (kind: "add" | "other"): Offers => {
  return (_, system) => (partsIn(system).unsent.sending?.kind === "add") === (kind === "add");
};
/** Shipping and promotion stay in sight while a change of the lines is saved. */
const isPriced: Offers = (cart, system) => isShown(cart, system) && selectLastPaymentCart(cart) !== null;
const isAtRest: Offers = (cart, system) =>
  isShown(cart, system) && selectPaymentCart(cart) !== null && !selectIsBusy(cart);

/** Titles of what can happen to the page, and when. Whatever is not here happens to the machine alone. */
const WHEN: Record<string, Offers> = {
  "it is Ana": always,
  "it is Eva, who left a change unsent": always,
  "it is Luz, a guest until now": always,
  add: (cart) => unitsOf(cart) === 0,
  "set to three": isSettable(3),
  "set to four": isSettable(4),
  remove: hasRice,
  "empty the cart": isShown,
  "choose shipping": (cart, system) => isPriced(cart, system) && selectShippingOption(cart) !== "expres",
  "choose picking up": (cart, system) => isPriced(cart, system) && selectShippingOption(cart) !== "recoger",
  "apply a code": (cart, system) =>
    isAtRest(cart, system) && selectPaymentCart(cart)?.promotion === undefined && !selectIsGuest(cart),
  "take the code away": (cart, system) =>
    isPriced(cart, system) &&
    selectLastPaymentCart(cart)?.promotion !== undefined &&
    selectPromotionCode(cart) !== null,
  "dismiss the notice": selectIsKnown,
  "dismiss the failure": (cart, system) =>
    isShown(cart, system) &&
    selectHasNetwork(cart) &&
    cart.context.tries === 0 &&
    selectFailure(cart) !== null,
  "look again": always,
  "try again": (cart) => selectFailure(cart) !== null && (selectIsFailed(cart) || selectIsWaiting(cart)),
  "network lost": selectHasNetwork,
  "network back": (cart) => !selectHasNetwork(cart),
  "a while passes": always,
  read: always,
  "read, changed elsewhere": always,
  "reading lost": always,
  "reading refused": always,
  saved: isSending("other"),
  "saved, without a cart": isSending("add"),
  "saving lost": always,
  "saving refused": always,
  summarised: always,
  "summary lost": always,
  "below the minimum": always,
  "code refused": always,
  "shipping refused": always,
};

/** Until the session knows whose cart it is, no call leaves the page. */
function isPossible(title: string, system: SystemSnapshot): boolean {
  const cart = cartIn(system);
  if (!selectIsOpen(cart)) return title === "a guest with lines" || title === "an account";
  if (!selectIsGuest(cart) && partsIn(system).unsent.account === null) return title.startsWith("it is ");
  return WHEN[title]?.(cart, system) ?? false;
}

/** What happens to the machines, as far as it can happen to their page in a browser. */
export const browserModelEvents: readonly CartModelEvent[] = [
  ...modelEvents,
  clicked("set to four", (operationId) => ({ type: "line.set", operationId, item: lineOf("arroz", 4) })),
  sent("choose picking up", { type: "shipping.choose", option: "recoger" }),
].map((modelEvent) => ({
  ...modelEvent,
  event: (system) => (isPossible(modelEvent.title, system) ? modelEvent.event(system) : undefined),
}));

/** As `keyOf`, but for what decides what the page goes on to show and to offer: a code that counts, and units. */
export function browserKeyOf(system: SystemSnapshot): string {
  const { summary, unsent } = partsIn(system);
  const { sending } = unsent;
  const isCounted = summary.paymentCart?.promotion !== undefined;
  const sentUnits = sending && "item" in sending ? sending.item.quantity : 0;
  return JSON.stringify([keyOf(system), isCounted, unitsOf(cartIn(system)), sentUnits]);
}
