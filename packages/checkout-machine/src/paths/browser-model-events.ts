import type { ModelEvent } from "@shop/machine-checks";
import type { CartItem } from "@shop/contract";
import type { CheckoutEvent } from "../checkout-events.ts";
import type { CheckoutSnapshot } from "../checkout-machine.ts";
import type { Step } from "../checkout-state.ts";
import { firstOpenStep, isPriced } from "../checkout-steps.ts";
import { HOME, LINES, OFFICE } from "../scenarios/run-checkout.ts";
import {
  selectAddress,
  selectAddresses,
  selectIsBusy,
  selectIsPaying,
  selectIsReady,
  selectIsOutcomeUnknown,
  selectIsWriting,
  selectPaymentMethod,
  selectQuote,
  selectShippingOption,
  selectStep,
  selectBlocker,
  selectUnseenOrder,
  selectWindow,
  selectWindows,
} from "../selectors.ts";
import { cartUpdateOf, WINDOWS } from "../testing.ts";
import { explored as machine, modelEvents, LIGHT, MORE } from "./model-events.ts";
import { KILLED } from "./checkout-under-test.ts";
import type { PageUnderTest } from "./page-under-test.ts";
import { assign } from "xstate";

export type PageModelEvent = ModelEvent<CheckoutSnapshot, PageUnderTest>;

/** What the page of the checkout offers, or the network may do to it, when the checkout is as it is. */
type Offers = (snapshot: CheckoutSnapshot) => boolean;

/** The machine beside a cart that is read again whenever the checkout calls it stale. */
export const exploredPage = machine.provide({
  actions: {
    notifyStale: assign(({ context: { cart } }) => (cart ? { cart: { ...cart, isSettled: false } } : {})),
  },
});

const isClosed: Offers = ({ context }) => context.account === null;
const isAt = (step: Step, snapshot: CheckoutSnapshot) =>
  !selectIsPaying(snapshot) && !selectIsWriting(snapshot) && selectStep(snapshot) === step;
const hasWindows: Offers = (snapshot) =>
  selectWindows(snapshot).length > 0 &&
  selectQuote(snapshot)?.shippingOption === selectShippingOption(snapshot);
const isWaiting: Offers = (snapshot) => selectIsOutcomeUnknown(snapshot) && !selectIsBusy(snapshot);
const isSettled: Offers = ({ context }) => context.cart?.isSettled === true;

const doing = (
  title: string,
  event: (snapshot: CheckoutSnapshot) => CheckoutEvent,
  happen: PageModelEvent["happen"],
): PageModelEvent => ({ title, event, happen });

const opened = (title: string, account: string) =>
  doing(
    title,
    () => ({ type: "account.opened", account }),
    (page) => page.openAs(account),
  );

const cart = (title: string, items: CartItem[]) =>
  doing(
    title,
    () => ({ type: "cart.changed", cart: cartUpdateOf(items) }),
    (page) => page.readCart(items),
  );

const goTo = (title: string, step: Step) =>
  doing(
    title,
    () => ({ type: "step.open", step }),
    (page) => page.goTo(step),
  );

/** What happens to a page otherwise than to the machine alone. */
const OTHERWISE: readonly PageModelEvent[] = [
  opened("it is Ana", "ana"),
  opened("it is Eva, whose page was killed while paying", KILLED.account),
  cart("the cart is there", LINES),
  cart("the cart has more", MORE),
  cart("the cart is too light", LIGHT),
  cart("the cart is empty", []),
  doing(
    "the cart is on its way",
    ({ context }) => ({
      type: "cart.changed",
      cart: cartUpdateOf(context.cart?.items ?? [], { isSettled: false }),
    }),
    (page) => page.beginReading(),
  ),
  goTo("go to the address", "address"),
  goTo("go to the shipping", "shipping"),
  goTo("go to the review", "review"),
  doing(
    "the book has it",
    () => ({ type: "form.saved", book: { addresses: [HOME, OFFICE] }, id: OFFICE.id }),
    (page) => page.saveAddress(),
  ),
  doing(
    "choose to pick it up",
    () => ({ type: "shipping.choose", option: "recoger" }),
    (page) => page.chooseShipping("recoger"),
  ),
  doing(
    "led to the order",
    () => ({ type: "order.seen" }),
    (page) => page.leadToOrder(),
  ),
];

const mayGoTo =
  (step: Step): Offers =>
  (snapshot) => {
    const { account, wanted, placed } = snapshot.context;
    return wanted !== step || (account !== null && placed !== null);
  };

/** Titles of what can happen to the page, and when. What a call comes to is not here: it can whenever one is made. */
const WHEN: Record<string, Offers> = {
  "it is Ana": isClosed,
  "it is Eva, whose page was killed while paying": isClosed,
  "the cart is on its way": isSettled,
  "go to the address": mayGoTo("address"),
  "go to the shipping": mayGoTo("shipping"),
  "go to the review": mayGoTo("review"),
  "go on": (snapshot) =>
    !selectIsBusy(snapshot) &&
    (isAt("address", snapshot) || isAt("shipping", snapshot) || isAt("method", snapshot)),
  "choose the address": (snapshot) =>
    isAt("address", snapshot) &&
    selectAddresses(snapshot).length > 1 &&
    selectAddress(snapshot)?.id !== HOME.id,
  "write another": (snapshot) => isAt("address", snapshot) && !selectIsBusy(snapshot),
  "the book has it": selectIsWriting,
  "give up writing": (snapshot) => selectIsWriting(snapshot) && selectAddresses(snapshot).length > 0,
  "choose to pick it up": (snapshot) =>
    isAt("shipping", snapshot) &&
    selectQuote(snapshot) !== null &&
    selectShippingOption(snapshot) !== "recoger",
  "choose a window": (snapshot) =>
    isAt("shipping", snapshot) && hasWindows(snapshot) && selectWindow(snapshot)?.id !== WINDOWS[1]?.id,
  "choose cash": (snapshot) => isAt("method", snapshot) && selectPaymentMethod(snapshot) !== "contraentrega",
  pay: selectIsReady,
  // The button says what the quote says.
  "pay another total": () => false,
  "ask now": isWaiting,
  "try again": (snapshot) => snapshot.hasTag("failed") || selectBlocker(snapshot)?.kind === "refused",
  "network back": (snapshot) => isSettled(snapshot) && (snapshot.hasTag("failed") || isWaiting(snapshot)),
  "a while passes": (snapshot) => isSettled(snapshot) && isWaiting(snapshot),
};

/** Until the page is opened nothing reaches it, and it leads to an order before anything else can happen. */
function isPossible(title: string, snapshot: CheckoutSnapshot): boolean {
  if (selectUnseenOrder(snapshot)) return title === "led to the order";
  if (isClosed(snapshot)) return /^(it is|go to)/.test(title) && (WHEN[title]?.(snapshot) ?? true);
  return WHEN[title]?.(snapshot) ?? true;
}

const replaced = new Set(OTHERWISE.map(({ title }) => title));

/** What happens to the machine, as far as it can happen to its page in a browser. */
export const browserModelEvents: readonly PageModelEvent[] = [
  ...modelEvents.filter(({ title }) => !replaced.has(title)),
  ...OTHERWISE,
].map((modelEvent) => ({
  ...modelEvent,
  event: (snapshot) => (isPossible(modelEvent.title, snapshot) ? modelEvent.event(snapshot) : undefined),
}));

/** Coarser than `keyOf`: a page comes to few places in more than one way that matters. */
export function browserKeyOf(snapshot: CheckoutSnapshot): string {
  const { value, context } = snapshot;
  const { account, cart: known, addresses, shown, key, attempts, notice } = context;
  return JSON.stringify([
    value,
    [account, known?.isSettled ?? false, known?.items.length === 0, addresses?.length ?? null],
    [firstOpenStep(context), shown, notice !== null, isPriced(context)],
    [key !== null, attempts.length, selectAddress(snapshot)?.id === OFFICE.id],
  ]);
}
