import { systemChart, type ModelEvent, type SystemChart, type SystemSnapshot } from "@shop/machine-checks";
import { FailureError, type CartItem, type Failure } from "@shop/contract";
import { assign, fromCallback, fromPromise, type AnyEventObject } from "xstate";
import { checkoutMachine } from "../checkout-machine.ts";
import type { CartUpdate, OrderDraft } from "../checkout-state.ts";
import { checkoutStepsMachine } from "../checkout-steps-machine.ts";
import { firstOpenStep, isPriced } from "../checkout-steps.ts";
import { withKey } from "../order-content.ts";
import { placementMachine } from "../placement-machine.ts";
import { draftOf, stateOf, type CheckoutSnapshots } from "../tests/checkout-test-state.ts";
import { HOME, LINES, OFFICE } from "../tests/run-checkout.ts";
import { lineOf, cartUpdateOf, placedOf, quoteOf, WINDOWS, type SentToCheckout } from "../testing.ts";
import { FOUND, KILLED, type CheckoutUnderTest } from "./checkout-under-test.ts";

type CheckoutModelEvent = ModelEvent<SystemSnapshot, CheckoutUnderTest>;

const MORE = [lineOf("arroz", 5)];
const LIGHT = [lineOf("arroz", 2)];

/** A pending call while the paths are generated: responses are model events. */
const pending = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
const watchNetwork = fromCallback(() => undefined);

/** The machines with a device that is part of their state, so that the state alone determines what happens. */
const exploredMachine = checkoutMachine.provide({
  actors: {
    watchNetwork,
    steps: checkoutStepsMachine.provide({
      actors: { prepare: pending(), getQuote: pending() },
      actions: { setKey: assign(({ context }) => withKey(context, () => "clave")) },
    }),
    placement: placementMachine.provide({
      actors: { watchNetwork, placeOrder: pending(), askOutcome: pending() },
    }),
  },
  actions: {
    restore: assign(({ context }) => ({
      attempts: context.account === KILLED.account ? [KILLED.key] : [],
    })),
  },
});

export const explored: SystemChart = systemChart(exploredMachine);

/** The snapshots of the three machines. */
function snapshotsIn({ snapshots }: SystemSnapshot): CheckoutSnapshots {
  // The snapshots are named by the ids of their charts, which the type does not know.
  return snapshots as unknown as CheckoutSnapshots;
}

/** States with the same key behave alike, or nearly: choices and notices matter less than the remaining steps. */
export function keyOf(system: SystemSnapshot): string {
  const snapshots = snapshotsIn(system);
  const draft = draftOf(snapshots);
  const { account, cart, addresses, wanted, key, attempts } = stateOf(snapshots);
  return JSON.stringify([
    system.value,
    [account, cart?.isSettled ?? null, cart?.items.length === 0, addresses?.length ?? null],
    [firstOpenStep(draft), wanted, isPriced(draft)],
    [key !== null, attempts.length],
  ]);
}

const sent = (title: string, event: SentToCheckout): CheckoutModelEvent => ({
  title,
  event: () => event,
  happen: (underTest) => underTest.send(event),
});

const cart = (title: string, items: CartItem[], other: Partial<CartUpdate> = {}): CheckoutModelEvent => ({
  title,
  event: () => ({ type: "cart.changed", cart: cartUpdateOf(items, other) }),
  happen: (underTest) => underTest.updateCart(items, other),
});

/** What a call of the chart resolves or rejects with. */
const ended = (
  title: string,
  id: string,
  toEnd: (snapshots: CheckoutSnapshots) => { output: unknown } | { failure: Failure } | undefined,
  happen: CheckoutModelEvent["happen"],
): CheckoutModelEvent => ({
  title,
  event: (system): AnyEventObject | undefined => {
    const isWaiting = Object.values(system.snapshots).some(({ children }) => id in children);
    const end = isWaiting ? toEnd(snapshotsIn(system)) : undefined;
    if (!end) return undefined;
    return "output" in end
      ? { type: `xstate.done.actor.${id}`, output: end.output }
      : { type: `xstate.error.actor.${id}`, error: new FailureError(end.failure) };
  },
  happen,
});

const fails = (
  [title, id]: readonly [string, string],
  failure: Failure,
  happen: (underTest: CheckoutUnderTest, failure: Failure) => Promise<void>,
): CheckoutModelEvent =>
  ended(
    title,
    id,
    () => ({ failure }),
    (underTest) => happen(underTest, failure),
  );

function quoteFor(draft: OrderDraft) {
  const { shippingOption, window } = draft.choices;
  return quoteOf(draft.cart?.items ?? [], {
    ...(shippingOption === null ? {} : { shippingOption }),
    ...(window === null ? {} : { window }),
  });
}

const LOST: Failure = { id: 503 };

const failPreparing = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failPreparing(failure);
const failQuote = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failQuote(failure);
const failPlacing = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failPlacing(failure);
const failAsking = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failAsking(failure);

/** All events of a checkout. */
export const modelEvents: readonly CheckoutModelEvent[] = [
  sent("it is Ana", { type: "account.opened", account: "ana" }),
  sent("it is Eva, whose page was killed while placing", { type: "account.opened", account: KILLED.account }),
  sent("signed out", { type: "account.closed" }),
  cart("the cart is there", LINES),
  cart("the cart is on its way", LINES, { isSettled: false }),
  cart("the cart has more", MORE),
  cart("the cart is too light", LIGHT),
  cart("the cart is empty", []),
  sent("go to the address", { type: "step.open", step: "address" }),
  sent("go to the shipping", { type: "step.open", step: "shipping" }),
  sent("go to the review", { type: "step.open", step: "review" }),
  sent("go on", { type: "step.next" }),
  sent("choose the address", { type: "address.choose", id: HOME.id }),
  sent("write another", { type: "address.write" }),
  sent("the book has it", { type: "form.saved", book: { addresses: [HOME, OFFICE] }, id: OFFICE.id }),
  sent("give up writing", { type: "form.closed" }),
  sent("choose to pick it up", { type: "shipping.choose", option: "recoger" }),
  sent("choose a window", { type: "window.choose", window: WINDOWS[1]?.id ?? "" }),
  sent("choose cash", { type: "method.choose", method: "contraentrega" }),
  {
    title: "pay",
    event: (system) => ({ type: "pay.submit", total: draftOf(snapshotsIn(system)).quote?.total ?? 0 }),
    happen: (underTest) => underTest.pay(),
  },
  sent("pay another total", { type: "pay.submit", total: 1 }),
  sent("ask now", { type: "outcome.ask" }),
  sent("try again", { type: "checkout.retry" }),
  sent("led to the order", { type: "order.seen" }),
  {
    title: "network back",
    event: () => ({ type: "network.back" }),
    happen: (underTest) => underTest.setNetwork(),
  },
  {
    title: "a while passes",
    event: () => ({ type: "xstate.after.retryDelay.placement.outcomeUnknown.waiting" }),
    happen: (underTest) => underTest.wait(),
  },
  ended(
    "prepared",
    "prepare",
    () => ({ output: { addresses: [HOME], paymentMethods: ["prueba", "contraentrega"] } }),
    (underTest) => underTest.prepare(false),
  ),
  ended(
    "prepared, with an empty book",
    "prepare",
    () => ({ output: { addresses: [], paymentMethods: ["prueba", "contraentrega"] } }),
    (underTest) => underTest.prepare(true),
  ),
  fails(["preparing lost", "prepare"], LOST, failPreparing),
  ended(
    "priced",
    "getQuote",
    (snapshots) => ({ output: quoteFor(draftOf(snapshots)) }),
    (underTest) => underTest.quote(),
  ),
  fails(["price lost", "getQuote"], LOST, failQuote),
  fails(["window closed", "getQuote"], { id: 422, field: "window", reason: "windowClosed" }, failQuote),
  fails(
    ["too light for the server", "getQuote"],
    { id: 406, minimumWeight: 9000, missingWeight: 5000 },
    failQuote,
  ),
  ended(
    "placed",
    "placeOrder",
    ({ checkout }) => {
      const { submitted } = checkout.context;
      return submitted ? { output: placedOf(submitted, LINES) } : undefined;
    },
    (underTest) => underTest.place(),
  ),
  fails(["answer lost", "placeOrder"], LOST, failPlacing),
  fails(["sold out", "placeOrder"], { id: 409, reason: "stock", productId: "arroz", limit: 1 }, failPlacing),
  fails(
    ["another total", "placeOrder"],
    { id: 422, field: "expectedTotal", reason: "totalChanged" },
    failPlacing,
  ),
  fails(["the key is taken", "placeOrder"], { id: 422, field: "idempotencyKey" }, failPlacing),
  fails(["too many orders", "placeOrder"], { id: 429, retryAfter: 20 }, failPlacing),
  ended(
    "the order is there",
    "askOutcome",
    () => ({ output: FOUND }),
    (underTest) => underTest.find(),
  ),
  fails(["there is no order", "askOutcome"], { id: 404, what: "order" }, failAsking),
  fails(["nobody knows", "askOutcome"], LOST, failAsking),
  fails(["asking refused", "askOutcome"], { id: 403, reason: "tooLate" }, failAsking),
];
