import { FailureError, type Failure, type Order, type PlacedOrder } from "@shop/contract";
import { systemChart, type ModelEvent, type SystemChart, type SystemSnapshot } from "@shop/machine-checks";
import { fromCallback, fromPromise, type AnyEventObject } from "xstate";
import { orderActionMachine } from "../order-action-machine.ts";
import type { ActionEvent, OrderContext, OrderEvent } from "../order-events.ts";
import { isOver } from "@shop/commerce";
import { orderMachine } from "../order-machine.ts";
import type { OrderRun } from "../run-order.ts";
import { anOrder, anOrderAfter } from "../an-order.ts";

type OrderModelEvent = ModelEvent<SystemSnapshot, OrderRun>;

/** A pending call while the paths are generated: responses are model events. */
const pending = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
const watcher = fromCallback(() => undefined);

export const explored: SystemChart = systemChart(
  orderMachine.provide({
    actors: {
      watchNetwork: watcher,
      watchTab: watcher,
      readOrder: pending(),
      action: orderActionMachine.provide({ actors: { payOrder: pending(), cancelOrder: pending() } }),
    },
  }),
);

/** The context of the order's machine in a system snapshot. */
function contextIn({ snapshots }: SystemSnapshot): OrderContext {
  return snapshots["order"]?.context as OrderContext;
}

const PENDING = anOrder();
const DECLINED = anOrder({ payment: { status: "declined", url: "/pago-de-prueba/pago-1" } });
const PAID = anOrderAfter(["pendiente", "pagado"]);
const DELIVERED = anOrderAfter(["pendiente", "pagado", "preparando", "enviado", "entregado"]);
const CANCELLED = anOrderAfter(["pendiente", "cancelado"]);

const READING = ["read"] as const;
const CANCELLING = ["cancel", "giveUp"] as const;

const sent = (title: string, event: OrderEvent | ActionEvent): OrderModelEvent => ({
  title,
  event: () => event,
  happen: ({ send }) => send(event),
});

/** An external event, when it is possible. */
const noticed = (
  title: string,
  event: AnyEventObject,
  isPossible: (context: OrderContext) => boolean,
  happen: OrderModelEvent["happen"],
): OrderModelEvent => ({
  title,
  event: (system) => (isPossible(contextIn(system)) ? event : undefined),
  happen,
});

/** The shopper requests the lines: each request has its own idempotency key, as on the screen. */
const requested = (title: string, type: "order.giveUp" | "order.repeat"): OrderModelEvent => ({
  title,
  event: () => ({ type, operationId: "deseo" }),
  happen: ({ send }) => send({ type, operationId: `deseo-${++wishes}` }),
});

let wishes = 0;

/** The outcome of a call, for the pending ones of these. */
const ended = (
  title: string,
  ids: readonly string[],
  end: { output: Order | PlacedOrder } | { failure: Failure },
  happen: OrderModelEvent["happen"],
): OrderModelEvent => ({
  title,
  event: (system): AnyEventObject | undefined => {
    const { order } = contextIn(system);
    const id = ids.find((name) => Object.values(system.snapshots).some(({ children }) => name in children));
    if (id === undefined || ("output" in end && !mayBecome(order, end.output))) return undefined;
    return "output" in end
      ? { type: `xstate.done.actor.${id}`, output: end.output }
      : { type: `xstate.error.actor.${id}`, error: new FailureError(end.failure) };
  },
  happen,
});

const read = (title: string, order: Order): OrderModelEvent =>
  ended(title, READING, { output: order }, ({ answer }) => answer(order));

const readingFails = (title: string, failure: Failure): OrderModelEvent =>
  ended(title, READING, { failure }, ({ refuse }) => refuse(failure));

const cancellingFails = (title: string, failure: Failure): OrderModelEvent =>
  ended(title, CANCELLING, { failure }, ({ services }) => services.cancellations.last.refuse(failure));

const asked = (title: string, answer: PlacedOrder): OrderModelEvent =>
  ended(title, ["pay"], { output: answer }, ({ services }) => services.payments.last.answer(answer));

export const modelEvents: readonly OrderModelEvent[] = [
  read("waits", PENDING),
  read("declined", DECLINED),
  read("paid", PAID),
  read("delivered", DELIVERED),
  read("cancelled", CANCELLED),
  readingFails("reading lost", { id: 503 }),
  readingFails("reading not allowed", { id: 401 }),
  readingFails("nobody's", { id: 404, what: "order" }),
  sent("try again", { type: "order.retry" }),
  sent("pay", { type: "order.pay" }),
  asked("to the bank", { order: PENDING, payment: { kind: "redirect", url: "/pago" } }),
  asked("it is paid already", { order: PAID, payment: { kind: "done" } }),
  asked("it is cancelled already", { order: CANCELLED, payment: { kind: "done" } }),
  ended("no way to pay", ["pay"], { failure: { id: 500 } }, ({ services }) =>
    services.payments.last.refuse({ id: 500 }),
  ),
  sent("cancel", { type: "order.cancel" }),
  sent("yes", { type: "cancellation.confirm" }),
  sent("no", { type: "cancellation.drop" }),
  requested("back to the cart", "order.giveUp"),
  ended("it is cancelled", CANCELLING, { output: CANCELLED }, ({ services }) =>
    services.cancellations.last.answer(CANCELLED),
  ),
  cancellingFails("no answer", { id: 503 }),
  cancellingFails("too late", { id: 403, reason: "tooLate" }),
  requested("again", "order.repeat"),
  noticed(
    "the network goes",
    { type: "network.lost" },
    ({ isOnline }) => isOnline,
    ({ services }) => services.setNetwork(false),
  ),
  noticed(
    "the network is back",
    { type: "network.back" },
    ({ isOnline }) => !isOnline,
    ({ services }) => services.setNetwork(true),
  ),
  noticed(
    "the tab is hidden",
    { type: "tab.hidden" },
    ({ isSeen }) => isSeen,
    ({ services }) => services.notifyTab(false),
  ),
  noticed(
    "the tab is seen",
    { type: "tab.seen" },
    () => true,
    ({ services }) => services.notifyTab(true),
  ),
  noticed(
    "a while passes",
    { type: "xstate.after.interval.order.following.waiting" },
    () => true,
    ({ wait }) => wait(MAX_INTERVAL),
  ),
];

/** Five minutes, in ms. */
const MAX_INTERVAL = 300_000;

/** States with the same key behave alike. */
export function keyOf(system: SystemSnapshot): string {
  const { order, failure, actionFailure, operationId, isOnline, isSeen } = contextIn(system);
  return JSON.stringify([
    system.value,
    [order?.state, order?.payment.status],
    [failure?.id, actionFailure?.id],
    operationId !== null,
    [isOnline, isSeen],
  ]);
}

/** Whether a server can answer this after its previous response: an order never goes back. */
function mayBecome(before: Order | null, output: Order | PlacedOrder): boolean {
  const after = "order" in output ? output.order : output;
  if (before === null) return true;
  if (isOver(before)) return after.state === before.state;
  return (
    after.history.length >= before.history.length &&
    (after.state !== "cancelado" || before.state === "pendiente")
  );
}
