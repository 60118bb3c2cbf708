import type { ModelEvent, SystemSnapshot } from "@shop/machine-checks";
import { FailureError, type Failure } from "@shop/contract";
import type { AnyEventObject } from "xstate";
import type { CartEvent } from "../cart-events.ts";
import type { CartSnapshot } from "../cart-machine.ts";
import { confirmedLines } from "../cart-state.ts";
import { applyChanges, type Change } from "../changes.ts";
import { noticeKey } from "../notices.ts";
import { selectIsGuest, selectIsOpen, selectUnsent } from "../selectors.ts";
import { isUpdate, summaryInput } from "../summary-state.ts";
import { cartOf, lineOf } from "../testing.ts";
import { hasChanges } from "../outbox-queue.ts";
import { cartIn, DEVICE, GUEST, LEFT } from "./cart-chart.ts";
import { summaryAsAsked, type CartUnderTest } from "./cart-under-test.ts";

export type CartModelEvent = ModelEvent<SystemSnapshot, CartUnderTest>;

/** The calls, by the ids that the charts give their actors. */
const READING = "read";
const SENDING = "send";
const SUMMARISING = "price";

/** How many tries in a row are distinguished. */
const MAX_TRIES = 5;

/**
 * States with the same key behave alike, or nearly: choices count only with a summary, and the number of failures only
 * without other events.
 */
export function keyOf(system: SystemSnapshot): string {
  const cart = cartIn(system);
  const { context } = cart;
  const { isOnline, tries, dialogError, promotionCode, shippingOption, summarised } = context;
  const unsent = selectUnsent(cart);
  const { sending } = unsent;
  const confirmed = confirmedLines(context);
  const isChanged = context.accepted.length > 0 || hasChanges(unsent, confirmed);
  const isIn = (...states: string[]) => states.some((state) => JSON.stringify(system.value).includes(state));
  const isSummary = isIn("updating", "payable", "belowMinimum", "empty");
  return JSON.stringify([
    [
      system.value,
      context.shopper,
      context.wasRead,
      isIn("failed", "deciding") && context.isStale,
      context.outboxTurn,
    ],
    [unsent.account !== null, confirmed.length > 0, isChanged, isOnline],
    [sending === null, sending?.type === "lines.add", sending?.frozen],
    [Math.min(tries, isChanged || !isOnline ? 1 : MAX_TRIES), dialogError !== null],
    isSummary && [
      promotionCode,
      promotionCode === summarised?.promotionCode,
      shippingOption,
      isUpdate(context),
    ],
    (isSummary || isIn("loading")) && context.notices.length > 0,
  ]);
}

const happening = (
  title: string,
  event: AnyEventObject,
  happen: CartModelEvent["happen"],
): CartModelEvent => ({ title, event: () => event, happen });

const sent = (title: string, event: CartEvent): CartModelEvent =>
  happening(title, event, (underTest) => underTest.send(event));

const clicked = (title: string, toClick: (operationId: string) => Change): CartModelEvent => ({
  title,
  event: (system) => {
    const click = toClick("op");
    return mayLeaveNothing(click) && isGuestRead(system) ? undefined : click;
  },
  happen: (underTest) => underTest.click(toClick),
});

/** The session confirms the account, once. */
const confirmed = (title: string, uid: string, happen: CartModelEvent["happen"]): CartModelEvent => ({
  title,
  event: (system) => {
    const cart = cartIn(system);
    const isUnconfirmed = selectIsOpen(cart) && !selectIsGuest(cart) && selectUnsent(cart).account === null;
    return isUnconfirmed ? { type: "account.confirmed", uid } : undefined;
  },
  happen,
});

/** The outcome of a call, if it is pending. */
const ended = (
  title: string,
  id: string,
  toEnd: (cart: CartSnapshot) => { output: unknown } | { failure: Failure } | undefined,
  happen: CartModelEvent["happen"],
): CartModelEvent => ({
  title,
  event: (system): AnyEventObject | undefined => {
    const end = isAwaited(system, id) ? toEnd(cartIn(system)) : undefined;
    if (!end) return undefined;
    return "output" in end
      ? { type: `xstate.done.actor.${id}`, output: end.output }
      : { type: `xstate.error.actor.${id}`, error: new FailureError(end.failure) };
  },
  happen,
});

const fails = (
  title: string,
  id: string,
  failure: Failure,
  happen: CartModelEvent["happen"] = (underTest) => underTest.fail(failure),
): CartModelEvent => ended(title, id, () => ({ failure }), happen);

/** The server's cart after the pending change. */
const changed = (cart: CartSnapshot) => {
  const { sending } = selectUnsent(cart);
  return cartOf(...applyChanges(confirmedLines(cart.context), sending ? [sending] : []));
};

const LOST: Failure = { id: 503 };
const NO_STOCK: Failure = { id: 409, reason: "stock", productId: "arroz", limit: 3 };

/** All events of a cart, except those of `isInstant`. */
const anything: readonly CartModelEvent[] = [
  happening("a guest with lines", { type: "shopper.changed", shopper: "guest" }, (underTest) =>
    underTest.openGuest(DEVICE),
  ),
  happening("an account", { type: "shopper.changed", shopper: "account" }, (underTest) =>
    underTest.openAccount(),
  ),
  confirmed("it is Ana", "ana", (underTest) => underTest.confirm("ana")),
  confirmed("it is Eva, who left a change unsent", "eva", (underTest) =>
    underTest.confirm("eva", { left: LEFT }),
  ),
  confirmed("it is Luz, a guest until now", "luz", (underTest) => underTest.confirm("luz", { guest: GUEST })),
  clicked("add", (operationId) => ({ type: "line.add", operationId, item: lineOf("arroz") })),
  clicked("add the lines of an order", (operationId) => ({
    type: "lines.add",
    operationId,
    items: [lineOf("arroz"), lineOf("frijol", 2)],
  })),
  clicked("set to three", (operationId) => ({ type: "line.set", operationId, item: lineOf("arroz", 3) })),
  clicked("remove", (operationId) => ({ type: "line.remove", operationId, id: "arroz" })),
  clicked("empty the cart", (operationId) => ({ type: "cart.clear", operationId })),
  sent("choose shipping", { type: "summary.choose", shippingOption: "expres" }),
  sent("apply a code", { type: "summary.choose", promotionCode: "DIEZ" }),
  sent("take the code away", { type: "summary.choose", promotionCode: null }),
  sent("dismiss the failure", { type: "dialog.dismiss" }),
  sent("look again", { type: "cart.refresh" }),
  sent("try again", { type: "cart.retry" }),
  {
    title: "dismiss the notice",
    event: (system) => {
      const [notice] = cartIn(system).context.notices;
      return notice && { type: "notice.dismiss", key: noticeKey(notice) };
    },
    happen: (underTest) => underTest.dismissNotice(),
  },
  happening("network lost", { type: "network.lost" }, (underTest) => underTest.setNetwork(false)),
  happening("network back", { type: "network.back" }, (underTest) => underTest.setNetwork(true)),
  happening("a while passes", { type: "xstate.after.retryDelay.cart.open.failed.waiting" }, (underTest) =>
    underTest.wait(),
  ),
  ended(
    "read",
    READING,
    ({ context }) => ({ output: { ...cartOf(...confirmedLines(context)), rejectedLines: [] } }),
    (underTest) => underTest.read(),
  ),
  ended(
    "read, changed elsewhere",
    READING,
    (cart) => (selectIsGuest(cart) ? undefined : { output: cartOf(lineOf("arroz", 2)) }),
    (underTest) => underTest.read({ arroz: 2 }),
  ),
  fails("reading lost", READING, LOST),
  fails("reading refused", READING, { id: 413, limit: 100 }),
  ended(
    "saved",
    SENDING,
    (cart) => ({ output: changed(cart) }),
    (underTest) => underTest.accept({ withCart: true }),
  ),
  ended(
    "saved, without a cart",
    SENDING,
    () => ({ output: undefined }),
    (underTest) => underTest.accept({ withCart: false }),
  ),
  fails("saving lost", SENDING, LOST),
  fails("saving refused", SENDING, NO_STOCK, (underTest) => underTest.refuseChange(NO_STOCK)),
  ended(
    "summarised",
    SUMMARISING,
    ({ context }) => ({
      output: summaryAsAsked(context.cartProducts, summaryInput(context).request),
    }),
    (underTest) => underTest.summarise(),
  ),
  fails("summary lost", SUMMARISING, LOST),
  fails("below the minimum", SUMMARISING, { id: 406, minimumWeight: 4000, missingWeight: 2000 }),
  fails("code refused", SUMMARISING, { id: 422, field: "promotionCode", reason: "codeExpired" }),
  fails("shipping refused", SUMMARISING, { id: 422, field: "shippingOption" }),
];

/** A guest's device without lines: there is no call, so no other event can precede this. */
const nothingToPrice: CartModelEvent = ended(
  "nothing to price",
  READING,
  () => ({ output: { ...cartOf(), rejectedLines: [] } }),
  (underTest) => underTest.read(),
);

export const modelEvents: readonly CartModelEvent[] = [
  ...anything.map((modelEvent) => ({
    ...modelEvent,
    event: (system: SystemSnapshot) => (isInstant(system) ? undefined : modelEvent.event(system)),
  })),
  {
    ...nothingToPrice,
    event: (system) => (isInstant(system) ? nothingToPrice.event(system) : undefined),
  },
];

function isInstant(system: SystemSnapshot): boolean {
  return isGuestRead(system) && confirmedLines(cartIn(system).context).length === 0;
}

function isGuestRead(system: SystemSnapshot): boolean {
  return selectIsGuest(cartIn(system)) && isAwaited(system, READING);
}

function isAwaited({ snapshots }: SystemSnapshot, id: string): boolean {
  return Object.values(snapshots).some(({ children }) => id in children);
}

/** Clearing the cart while a guest's lines are priced is tested in `../tests`: a call may exist or not. */
function mayLeaveNothing({ type }: Change): boolean {
  return type === "line.remove" || type === "cart.clear";
}
