import type { CartSnapshot } from "../cart-machine.ts";
import {
  selectCount,
  selectIsGuest,
  selectPaymentCart,
  selectQuantityOf,
  selectShippingOption,
  selectMinimumWeight,
} from "../selectors.ts";
import { lineOf } from "../testing.ts";
import { clicked, modelEvents, keyOf, said, type CartModelEvent } from "./model-events.ts";

/** What the page of the cart offers, or the network may do to it, when the cart is as it is. */
type Offers = (snapshot: CartSnapshot) => boolean;

const unitsOf = selectQuantityOf("arroz");
const isClosed: Offers = (snapshot) => !snapshot.hasTag("open");
const isShown: Offers = (snapshot) =>
  selectCount(snapshot) > 0 && (snapshot.context.wasRead || selectIsGuest(snapshot));
const hasRice: Offers = (snapshot) => isShown(snapshot) && unitsOf(snapshot) > 0;
const isOnline: Offers = ({ context }) => context.isOnline;
const isSending = (snapshot: CartSnapshot, kind: "add" | "other") =>
  (snapshot.context.sending?.kind === "add") === (kind === "add");
/** The ways of shipping stay in sight while a change of the lines is saved, and wait for the next summary then. */
const isPriced: Offers = (snapshot) => {
  const isLight = !selectMinimumWeight(snapshot);
  const isKept = snapshot.context.paymentCart !== null && !isLight && !selectIsGuest(snapshot);
  return isShown(snapshot) && (selectPaymentCart(snapshot) !== null || isKept);
};
const isAtRest: Offers = (snapshot) =>
  isShown(snapshot) && selectPaymentCart(snapshot) !== null && !snapshot.hasTag("busy");
/** Something went wrong beside a cart that is fine. */
const isUntroubled: Offers = ({ context: { isOnline: hasNetwork, tries, dialogError } }) =>
  hasNetwork && tries === 0 && dialogError !== null;
const isRetriable: Offers = (snapshot) => {
  const { isOnline: hasNetwork, tries, dialogError } = snapshot.context;
  return dialogError !== null && (!hasNetwork || snapshot.hasTag("failed") || tries > 0);
};

/** Titles of what can happen to the page, and when. Whatever is not here happens to the machine alone. */
const WHEN: Record<string, Offers> = {
  "a guest with lines": isClosed,
  "an account": isClosed,
  "it is Ana": () => true,
  "it is Eva, who left a change unsent": () => true,
  "it is Luz, a guest until now": () => true,
  add: (snapshot) => unitsOf(snapshot) === 0,
  "set to three": (snapshot) => hasRice(snapshot) && unitsOf(snapshot) !== 3,
  "set to four": (snapshot) => hasRice(snapshot) && unitsOf(snapshot) !== 4,
  remove: hasRice,
  "empty the cart": isShown,
  "choose shipping": (snapshot) => isPriced(snapshot) && selectShippingOption(snapshot) !== "expres",
  "choose picking up": (snapshot) => isPriced(snapshot) && selectShippingOption(snapshot) !== "recoger",
  "apply a code": (snapshot) => isAtRest(snapshot) && selectPaymentCart(snapshot)?.promotion === undefined,
  "take the code away": (snapshot) =>
    isShown(snapshot) && snapshot.context.paymentCart?.promotion !== undefined,
  "dismiss the notice": (snapshot) => snapshot.context.wasRead,
  "dismiss the failure": (snapshot) => isShown(snapshot) && isUntroubled(snapshot),
  "look again": () => true,
  "try again": isRetriable,
  "network lost": isOnline,
  "network back": (snapshot) => !isOnline(snapshot),
  "a while passes": () => true,
  read: () => true,
  "read, changed elsewhere": () => true,
  "reading lost": () => true,
  "reading not allowed": (snapshot) => !selectIsGuest(snapshot),
  "reading refused": () => true,
  saved: (snapshot) => isSending(snapshot, "other"),
  "saved, without a cart": (snapshot) => isSending(snapshot, "add"),
  "saving lost": () => true,
  "saving refused": () => true,
  summarised: () => true,
  "summary lost": () => true,
  "summary not allowed": () => true,
  "below the minimum": () => true,
  "code refused": () => true,
  "shipping refused": () => true,
};

/** As `keyOf`, but for what decides what the page goes on to show and to offer: a code that counts, and units. */
export function browserKeyOf(snapshot: CartSnapshot): string {
  const { paymentCart, sending } = snapshot.context;
  const isCounted = paymentCart?.promotion !== undefined;
  const sent = sending && "item" in sending ? sending.item.quantity : 0;
  return JSON.stringify([keyOf(snapshot), isCounted, unitsOf(snapshot), sent]);
}

/** Until the session knows whose cart it is, no call leaves the page. */
function isPossible(title: string, snapshot: CartSnapshot): boolean {
  const { shopper, account } = snapshot.context;
  if (isClosed(snapshot)) return title === "a guest with lines" || title === "an account";
  if (shopper === "account" && account === null) return title.startsWith("it is ");
  return WHEN[title]?.(snapshot) ?? false;
}

/** What happens to the machine, as far as it can happen to its page in a browser. */
export const browserModelEvents: readonly CartModelEvent[] = [
  ...modelEvents,
  clicked("set to four", (operationId) => ({ type: "line.set", operationId, item: lineOf("arroz", 4) })),
  said("choose picking up", { type: "shipping.choose", option: "recoger" }),
].map((modelEvent) => ({
  ...modelEvent,
  event: (snapshot) => (isPossible(modelEvent.title, snapshot) ? modelEvent.event(snapshot) : undefined),
}));
