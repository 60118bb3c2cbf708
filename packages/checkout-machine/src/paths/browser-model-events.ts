import { systemChart, type ModelEvent, type SystemChart, type SystemSnapshot } from "@shop/machine-checks";
import type { CartItem } from "@shop/contract";
import type { Step } from "../checkout-state.ts";
import type { StepsSnapshot } from "../checkout-steps-machine.ts";
import { firstOpenStep, isPriced, withOffered } from "../checkout-steps.ts";
import { draftOf, stateOf } from "../tests/checkout-test-state.ts";
import { HOME, LINES, OFFICE } from "../tests/run-checkout.ts";
import {
  selectAddress,
  selectAddresses,
  selectIsAsking,
  selectIsBusy,
  selectIsPaying,
  selectIsReady,
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
import { cartUpdateOf, WINDOWS, type SentToCheckout } from "../testing.ts";
import { exploredMachine, modelEvents, snapshotsIn, LIGHT, MORE } from "./model-events.ts";
import { KILLED } from "./checkout-under-test.ts";
import type { PageUnderTest } from "./page-under-test.ts";
import { assign, enqueueActions } from "xstate";

export type PageModelEvent = ModelEvent<SystemSnapshot, PageUnderTest>;

/** What the page of the checkout offers, or the network may do to it, when the checkout is as it is. */
type Offers = (system: SystemSnapshot) => boolean;

/** The machines beside a cart that is read again whenever the checkout calls it stale, and takes the shipping from it. */
export const exploredPage: SystemChart = systemChart(
  exploredMachine.provide({
    actions: {
      notifyStale: assign(({ context: { draft } }) =>
        draft.cart ? { draft: { ...draft, cart: { ...draft.cart, isSettled: false } } } : {},
      ),
      notifyShipping: enqueueActions(({ context: { draft }, enqueue }, { option }) => {
        if (draft.cart)
          enqueue.raise({ type: "cart.changed", cart: { ...draft.cart, shippingOption: option } });
      }),
    },
  }),
);

const stateIn = (system: SystemSnapshot) => stateOf(snapshotsIn(system));

/** Whether the steps run, and offer this. */
const offered =
  (offers: (steps: StepsSnapshot) => boolean): Offers =>
  (system) => {
    const { steps } = snapshotsIn(system);
    return steps !== undefined && offers(steps);
  };

/** Whether it is nobody's checkout. */
export const isClosed: Offers = (system) => stateIn(system).account === null;
const isAt = (step: Step, steps: StepsSnapshot) => !selectIsWriting(steps) && selectStep(steps) === step;
const isWaiting: Offers = (system) => {
  const { payment } = snapshotsIn(system);
  return payment !== undefined && !selectIsPaying(payment) && !selectIsAsking(payment);
};
const isSettled: Offers = (system) => stateIn(system).cart?.isSettled === true;
const isFailed: Offers = (system) => snapshotsIn(system).checkout.hasTag("failed");

const doing = (
  title: string,
  event: (system: SystemSnapshot) => SentToCheckout,
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
    (system) => ({
      type: "cart.changed",
      cart: cartUpdateOf(stateIn(system).cart?.items ?? [], { isSettled: false }),
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
    (page) => page.openOrder(),
  ),
];

const mayGoTo =
  (step: Step): Offers =>
  (system) => {
    const { account, wanted, placed } = stateIn(system);
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
  "go on": offered(
    (steps) =>
      !selectIsBusy(steps) && (["address", "shipping", "method"] as const).some((step) => isAt(step, steps)),
  ),
  "choose the address": offered(
    (steps) =>
      isAt("address", steps) && selectAddresses(steps).length > 1 && selectAddress(steps)?.id !== HOME.id,
  ),
  "write another": offered((steps) => isAt("address", steps) && !selectIsBusy(steps)),
  "the book has it": offered(selectIsWriting),
  "give up writing": offered((steps) => selectIsWriting(steps) && selectAddresses(steps).length > 0),
  "choose to pick it up": offered(
    (steps) =>
      isAt("shipping", steps) && selectQuote(steps) !== null && selectShippingOption(steps) !== "recoger",
  ),
  "choose a window": offered(
    (steps) =>
      isAt("shipping", steps) &&
      selectWindows(steps).length > 0 &&
      selectWindow(steps)?.id !== WINDOWS[1]?.id,
  ),
  "choose cash": offered((steps) => isAt("method", steps) && selectPaymentMethod(steps) !== "contraentrega"),
  pay: offered(selectIsReady),
  // The button says what the quote says.
  "pay another total": () => false,
  "ask now": isWaiting,
  // The steps have no link to the account.
  "signed out": (system) => stateIn(system).placed !== null,
  "try again": (system) =>
    isFailed(system) || selectBlocker(snapshotsIn(system).checkout)?.kind === "refused",
  "network back": (system) => isSettled(system) && (isFailed(system) || isWaiting(system)),
  "a while passes": (system) => isSettled(system) && isWaiting(system),
};

/** Until the page is opened nothing reaches it, and it leads to an order before anything else can happen. */
function isPossible(title: string, system: SystemSnapshot): boolean {
  if (selectUnseenOrder(snapshotsIn(system).checkout)) return title === "led to the order";
  if (isClosed(system)) return /^(it is|go to)/.test(title) && (WHEN[title]?.(system) ?? true);
  return WHEN[title]?.(system) ?? true;
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

/** Coarser than `keyOf` where it does not matter how a page came there, and finer in what it shows. */
export function browserKeyOf(system: SystemSnapshot): string {
  const snapshots = snapshotsIn(system);
  const draft = draftOf(snapshots);
  const { account, cart: known, addresses, shown, key, attempts, notice } = stateOf(snapshots);
  const isOffice = withOffered(draft, "address").addressId === OFFICE.id;
  return JSON.stringify([
    system.value,
    [account, known?.isSettled ?? false, known?.items.length === 0, addresses?.length ?? null],
    [firstOpenStep(draft), shown, notice !== null, isPriced(draft)],
    [key !== null, attempts.length, isOffice],
  ]);
}
