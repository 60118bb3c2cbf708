import type { ModelEvent } from "@shop/machine-checks";
import { FailureError, type CartItem, type Failure } from "@shop/contract";
import { assign, type AnyEventObject } from "xstate";
import type { CheckoutEvent } from "../checkout-events.ts";
import { checkoutMachine, type CheckoutSnapshot } from "../checkout-machine.ts";
import type { CartUpdate, CheckoutState } from "../checkout-state.ts";
import { firstOpenStep, isPriced } from "../checkout-steps.ts";
import { orderContent, orderRequest } from "../order-content.ts";
import { HOME, LINES, OFFICE } from "../scenarios/run-checkout.ts";
import { lineOf, cartUpdateOf, placedOf, quoteOf, WINDOWS } from "../testing.ts";
import { FOUND, KILLED, type CheckoutUnderTest } from "./checkout-under-test.ts";

type CheckoutModelEvent = ModelEvent<CheckoutSnapshot, CheckoutUnderTest>;

export const MORE = [lineOf("arroz", 5)];
export const LIGHT = [lineOf("arroz", 2)];

/** The machine with a device that is part of what is known of it, so that nothing else decides what happens. */
export const explored = checkoutMachine.provide({
  actions: {
    restore: assign(({ context }) => ({
      attempts: context.account === KILLED.account ? [KILLED.key] : [],
    })),
    setKey: assign(({ context }) => ({ key: "clave", keyFor: orderContent(context) })),
  },
});

/** Two checkouts of the same key go on alike, or nearly: what exactly was chosen counts for less than what is left. */
export function keyOf({ value, context }: CheckoutSnapshot): string {
  const { account, cart, addresses, wanted, shown, key, attempts, choices, notice } = context;
  const isTold = notice !== null;
  return JSON.stringify([
    value,
    [account, cart?.isSettled ?? null, cart?.items.length === 0, addresses?.length ?? null],
    [firstOpenStep(context), wanted, shown, isTold, isPriced(context)],
    [key !== null, attempts.length, choices.window !== null],
  ]);
}

const said = (title: string, event: CheckoutEvent): CheckoutModelEvent => ({
  title,
  event: () => event,
  happen: (underTest) => underTest.send(event),
});

const cart = (title: string, items: CartItem[], other: Partial<CartUpdate> = {}): CheckoutModelEvent => ({
  title,
  event: () => ({ type: "cart.changed", cart: cartUpdateOf(items, other) }),
  happen: (underTest) => underTest.updateCart(items, other),
});

/** What a call of the chart comes to, for whoever waits for it. */
const ended = (
  title: string,
  id: string,
  toEnd: (context: CheckoutState) => { output: unknown } | { failure: Failure } | undefined,
  happen: CheckoutModelEvent["happen"],
): CheckoutModelEvent => ({
  title,
  event: ({ children, context }): AnyEventObject | undefined => {
    const end = id in children ? toEnd(context) : undefined;
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

const LOST: Failure = { id: 503 };
const OVER: Failure = { id: 401 };

const failPreparing = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failPreparing(failure);
const failQuote = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failQuote(failure);
const failPlacing = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failPlacing(failure);
const failAsking = (underTest: CheckoutUnderTest, failure: Failure) => underTest.failAsking(failure);

/** Everything that may happen to a checkout. */
export const modelEvents: readonly CheckoutModelEvent[] = [
  said("it is Ana", { type: "account.opened", account: "ana" }),
  said("it is Eva, whose page was killed while paying", { type: "account.opened", account: KILLED.account }),
  said("signed out", { type: "account.closed" }),
  cart("the cart is there", LINES),
  cart("the cart is on its way", LINES, { isSettled: false }),
  cart("the cart has more", MORE),
  cart("the cart is too light", LIGHT),
  cart("the cart is empty", []),
  said("go to the address", { type: "step.open", step: "address" }),
  said("go to the shipping", { type: "step.open", step: "shipping" }),
  said("go to the review", { type: "step.open", step: "review" }),
  said("go on", { type: "step.next" }),
  said("choose the address", { type: "address.choose", id: HOME.id }),
  said("write another", { type: "address.write" }),
  said("the book has it", { type: "form.saved", book: { addresses: [HOME, OFFICE] }, id: OFFICE.id }),
  said("give up writing", { type: "form.closed" }),
  said("choose to pick it up", { type: "shipping.choose", option: "recoger" }),
  said("choose a window", { type: "window.choose", window: WINDOWS[1]?.id ?? "" }),
  said("choose cash", { type: "method.choose", method: "contraentrega" }),
  {
    title: "pay",
    event: ({ context }) => ({ type: "pay.submit", total: context.quote?.total ?? 0 }),
    happen: (underTest) => underTest.pay(),
  },
  said("pay another total", { type: "pay.submit", total: 1 }),
  said("ask now", { type: "outcome.ask" }),
  said("try again", { type: "checkout.retry" }),
  said("led to the order", { type: "order.seen" }),
  {
    title: "network back",
    event: () => ({ type: "network.back" }),
    happen: (underTest) => underTest.setNetwork(),
  },
  {
    title: "a while passes",
    event: () => ({ type: "xstate.after.retryDelay.checkout.open.outcomeUnknown.waiting" }),
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
  fails(["preparing not allowed", "prepare"], OVER, failPreparing),
  ended(
    "priced",
    "getQuote",
    (context) => ({
      output: quoteOf(context.cart?.items ?? [], {
        ...(context.choices.shippingOption === null
          ? {}
          : { shippingOption: context.choices.shippingOption }),
        ...(context.choices.window === null ? {} : { window: context.choices.window }),
      }),
    }),
    (underTest) => underTest.quote(),
  ),
  fails(["price lost", "getQuote"], LOST, failQuote),
  fails(["price not allowed", "getQuote"], OVER, failQuote),
  fails(["window closed", "getQuote"], { id: 422, field: "window", reason: "windowClosed" }, failQuote),
  fails(
    ["too light for the server", "getQuote"],
    { id: 406, minimumWeight: 9000, missingWeight: 5000 },
    failQuote,
  ),
  ended(
    "placed",
    "placeOrder",
    (context) => {
      const order = orderRequest(context);
      return order && { output: placedOf(order, LINES) };
    },
    (underTest) => underTest.place(),
  ),
  fails(["answer lost", "placeOrder"], LOST, failPlacing),
  fails(["paying not allowed", "placeOrder"], OVER, failPlacing),
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
  fails(["asking not allowed", "askOutcome"], OVER, failAsking),
];
