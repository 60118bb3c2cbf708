import type { ModelEvent } from "@shop/machine-checks";
import { FailureError, type Failure } from "@shop/contract";
import { assign, type AnyEventObject } from "xstate";
import type { CartEvent, Click } from "../cart-events.ts";
import { cartMachine, type CartSnapshot } from "../cart-machine.ts";
import { hasChanges, restored, summaryRequest, type CartState } from "../cart-state.ts";
import { applyChanges, type Change } from "../changes.ts";
import { noticeKey } from "../notices.ts";
import { MAX_ATTEMPTS } from "../retry-delay.ts";
import { cartOf, lineOf } from "../testing.ts";
import { summaryAsAsked } from "./summary-as-asked.ts";
import type { CartUnderTest } from "./cart-under-test.ts";

export type CartModelEvent = ModelEvent<CartSnapshot, CartUnderTest>;

const READING = ["initialise", "reload"] as const;
const SUMMARISING = ["summarise", "update"] as const;

/** What the device of a guest has when a path begins with one. */
const DEVICE = [lineOf("arroz", 2)];
/** What the accounts find on their device, by whose they are. */
const LEFT: Record<string, Change[]> = {
  eva: [{ operationId: "left", frozen: true, kind: "add", item: lineOf("arroz") }],
};
const GUEST = { luz: [lineOf("frijol")] };

/** The machine with a device that is part of what is known of it, so that nothing else decides what happens. */
export const explored = cartMachine.provide({
  actions: {
    readDevice: assign(({ context: { shopper }, event }) =>
      shopper === "guest" && event.type === "cart.open" ? { deviceLines: DEVICE } : {},
    ),
    restore: assign(({ context }) =>
      restored(
        context,
        context.account === "eva" ? { items: [], changes: LEFT["eva"] ?? [] } : null,
        context.account === "luz" ? { operationId: "merge", items: GUEST.luz } : null,
      ),
    ),
  },
});

/**
 * Two carts of the same key go on alike, or nearly: what was chosen for the summary counts only where there is
 * one, and how often something failed only where nothing else has happened.
 */
export function keyOf(snapshot: CartSnapshot): string {
  const { value, context } = snapshot;
  const { shopper, account, cartProducts, sending, isOnline, tries, promotionCode, summarised } = context;
  const isChanged = hasChanges(context);
  const isIn = (...states: string[]) => states.some((state) => JSON.stringify(value).includes(state));
  const choices = [promotionCode, promotionCode === summarised?.promotionCode, context.shippingOption];
  return JSON.stringify([
    value,
    [shopper, account !== null, cartProducts.length > 0, isChanged, isOnline],
    [sending === null, sending?.kind === "merge", sending?.frozen],
    [Math.min(tries, isChanged || !isOnline ? 1 : MAX_ATTEMPTS), context.dialogError !== null],
    isIn("settled") ? choices : null,
    isIn("settled", "reloading") && context.notices.length > 0,
  ]);
}

export const said = (title: string, event: CartEvent): CartModelEvent => ({
  title,
  event: () => event,
  happen: (underTest) => underTest.send(event),
});

export const clicked = (title: string, toClick: (operationId: string) => Click): CartModelEvent => ({
  title,
  event: (snapshot) => {
    const click = toClick("op");
    return mayLeaveNothing(click) && isGuestRead(snapshot) ? undefined : click;
  },
  happen: (underTest) => underTest.click(toClick),
});

/** What a call of the chart comes to, for whoever waits for it. */
const ended = (
  title: string,
  ids: readonly string[],
  toEnd: (context: CartState) => { output: unknown } | { failure: Failure } | undefined,
  happen: CartModelEvent["happen"],
): CartModelEvent => ({
  title,
  event: ({ children, context }): AnyEventObject | undefined => {
    const id = ids.find((name) => name in children);
    const end = id === undefined ? undefined : toEnd(context);
    if (!end) return undefined;
    return "output" in end
      ? { type: `xstate.done.actor.${id}`, output: end.output }
      : { type: `xstate.error.actor.${id}`, error: new FailureError(end.failure) };
  },
  happen,
});

const readingFails = (title: string, failure: Failure): CartModelEvent =>
  ended(
    title,
    READING,
    () => ({ failure }),
    (underTest) => underTest.failReading(failure),
  );

const changeFails = (title: string, failure: Failure, isFinal = false): CartModelEvent =>
  ended(
    title,
    ["send"],
    () => ({ failure }),
    (underTest) => underTest.failChange(failure, isFinal),
  );

const summaryFails = (title: string, failure: Failure): CartModelEvent =>
  ended(
    title,
    SUMMARISING,
    () => ({ failure }),
    (underTest) => underTest.failSummary(failure),
  );

/** The cart as the server has it once the change on its way is carried out. */
const changed = ({ cartProducts, sending }: CartState) =>
  cartOf(...applyChanges(cartProducts, sending ? [sending] : []));

/** What the server or the device has, if nothing was done elsewhere. */
const linesOf = ({ shopper, deviceLines, cartProducts, accepted }: CartState) =>
  shopper === "guest" ? deviceLines : applyChanges(cartProducts, accepted ? [accepted] : []);

const LOST: Failure = { id: 503 };
const OVER: Failure = { id: 401 };

/** Everything that may happen to a cart, but for what is listed in `isInstant`. */
const anything: readonly CartModelEvent[] = [
  {
    title: "a guest with lines",
    event: () => ({ type: "cart.open", shopper: "guest" }),
    happen: (underTest) => underTest.openGuest(DEVICE),
  },
  {
    title: "an account",
    event: () => ({ type: "cart.open", shopper: "account" }),
    happen: (underTest) => underTest.openAccount(),
  },
  {
    title: "it is Ana",
    event: () => ({ type: "account.confirmed", uid: "ana" }),
    happen: (underTest) => underTest.confirm("ana"),
  },
  {
    title: "it is Eva, who left a change unsent",
    event: () => ({ type: "account.confirmed", uid: "eva" }),
    happen: (underTest) => underTest.confirm("eva", { left: LEFT["eva"] ?? [] }),
  },
  {
    title: "it is Luz, a guest until now",
    event: () => ({ type: "account.confirmed", uid: "luz" }),
    happen: (underTest) => underTest.confirm("luz", { guest: GUEST.luz }),
  },
  clicked("add", (operationId) => ({ type: "line.add", operationId, item: lineOf("arroz") })),
  clicked("add the lines of an order", (operationId) => ({
    type: "lines.add",
    operationId,
    items: [lineOf("arroz"), lineOf("frijol", 2)],
  })),
  clicked("set to three", (operationId) => ({ type: "line.set", operationId, item: lineOf("arroz", 3) })),
  clicked("remove", (operationId) => ({ type: "line.remove", operationId, id: "arroz" })),
  clicked("empty the cart", (operationId) => ({ type: "cart.clear", operationId })),
  said("choose shipping", { type: "shipping.choose", option: "expres" }),
  said("apply a code", { type: "promotion.apply", code: "DIEZ" }),
  said("take the code away", { type: "promotion.remove" }),
  said("dismiss the failure", { type: "dialog.dismiss" }),
  said("look again", { type: "cart.refresh" }),
  said("try again", { type: "cart.retry" }),
  {
    title: "dismiss the notice",
    event: ({ context: { notices } }) => notices[0] && { type: "notice.dismiss", key: noticeKey(notices[0]) },
    happen: (underTest) => underTest.dismissNotice(),
  },
  {
    title: "network lost",
    event: () => ({ type: "network.lost" }),
    happen: (underTest) => underTest.setNetwork(false),
  },
  {
    title: "network back",
    event: () => ({ type: "network.back" }),
    happen: (underTest) => underTest.setNetwork(true),
  },
  {
    title: "a while passes",
    event: () => ({ type: "xstate.after.retryDelay.cart.open.troubled.waiting" }),
    happen: (underTest) => underTest.wait(),
  },
  ended(
    "read",
    READING,
    (context) => ({ output: { ...cartOf(...linesOf(context)), rejectedLines: [] } }),
    (underTest) => underTest.read(),
  ),
  ended(
    "read, changed elsewhere",
    READING,
    ({ shopper }) => (shopper === "guest" ? undefined : { output: cartOf(lineOf("arroz", 2)) }),
    (underTest) => underTest.read({ arroz: 2 }),
  ),
  readingFails("reading lost", LOST),
  readingFails("reading not allowed", OVER),
  readingFails("reading refused", { id: 413, limit: 100 }),
  ended(
    "saved",
    ["send"],
    (context) => ({ output: changed(context) }),
    (underTest) => underTest.accept({ withCart: true }),
  ),
  ended(
    "saved, without a cart",
    ["send"],
    () => ({ output: undefined }),
    (underTest) => underTest.accept({ withCart: false }),
  ),
  changeFails("saving lost", LOST),
  changeFails("saving not allowed", OVER),
  changeFails("saving refused", { id: 409, reason: "stock", productId: "arroz", limit: 3 }, true),
  ended(
    "summarised",
    SUMMARISING,
    (context) => ({ output: summaryAsAsked(context.cartProducts, summaryRequest(context)) }),
    (underTest) => underTest.summarise(),
  ),
  summaryFails("summary lost", LOST),
  summaryFails("summary not allowed", OVER),
  summaryFails("below the minimum", { id: 406, minimumWeight: 4000, missingWeight: 2000 }),
  summaryFails("code refused", { id: 422, field: "promotionCode", reason: "codeExpired" }),
  summaryFails("shipping refused", { id: 422, field: "shippingOption" }),
];

/** A guest's device without lines: there is nothing to ask for, so that nothing else can happen before. */
const nothingToPrice: CartModelEvent = ended(
  "nothing to price",
  READING,
  (context) => ({ output: { ...cartOf(...linesOf(context)), rejectedLines: [] } }),
  (underTest) => underTest.read(),
);

export const modelEvents: readonly CartModelEvent[] = [
  ...anything.map((modelEvent) => ({
    ...modelEvent,
    event: (snapshot: CartSnapshot) => (isInstant(snapshot) ? undefined : modelEvent.event(snapshot)),
  })),
  {
    ...nothingToPrice,
    event: (snapshot) => (isInstant(snapshot) ? nothingToPrice.event(snapshot) : undefined),
  },
];

function isInstant(snapshot: CartSnapshot): boolean {
  return isGuestRead(snapshot) && snapshot.context.deviceLines.length === 0;
}

function isGuestRead({ context, children }: CartSnapshot): boolean {
  return context.shopper === "guest" && READING.some((id) => id in children);
}

/** While a guest's lines are priced, whoever empties the cart is left to the scenarios: was there a call, or none? */
function mayLeaveNothing({ type }: Click): boolean {
  return type === "line.remove" || type === "cart.clear";
}
