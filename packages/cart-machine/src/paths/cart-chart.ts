import { systemChart, type SystemChart, type SystemSnapshot } from "@shop/machine-checks";
import { FailureError } from "@shop/contract";
import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  type EventObject,
  type PromiseActorLogic,
} from "xstate";
import { shop, shortfallOf, totalsOf } from "@shop/commerce";
import type { OrderSummary } from "@shop/contract";
import { cartMachine, type CartSnapshot } from "../cart-machine.ts";
import { confirmedLines, linesOfDevice } from "../cart-state.ts";
import type { Change } from "../changes.ts";
import { outboxMachine, type OutboxReport } from "../outbox-machine.ts";
import { restored } from "../outbox-queue.ts";
import type { SummaryInput } from "../summary-state.ts";
import { lineOf } from "../testing.ts";

/** The lines of a guest's device at the start of a path. */
export const DEVICE = [lineOf("arroz", 2)];
/** The unsent changes of an earlier page of Eva. */
export const LEFT: Change[] = [
  { operationId: "left", frozen: true, type: "line.add", item: lineOf("arroz") },
];
/** The lines of Luz as a guest. */
export const GUEST = [lineOf("frijol")];

/** A pending call while the paths are generated: responses are model events. */
const pending = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
const silent = fromCallback(() => undefined);

/** The summary of a guest's too light lines fails synchronously, before any other event. */
const summarise = fromCallback<EventObject, SummaryInput>(({ input: { shopper, items }, sendBack }) => {
  const shortfall = shortfallOf(totalsOf(items).totalWeight, shop);
  if (shopper === "guest" && shortfall)
    sendBack(
      Object.assign(
        { type: "xstate.error.actor.price" },
        { error: new FailureError({ id: 406, ...shortfall }) },
      ),
    );
}) as unknown as PromiseActorLogic<OrderSummary, SummaryInput>;

/** The cart's machines with a device that is part of their state, so that the state alone determines what happens. */
export const cartChart: SystemChart = systemChart(
  cartMachine.provide({
    actors: {
      watchNetwork: silent,
      watchCart: silent,
      readCart: pending(),
      getPaymentCart: summarise,
      outbox: outboxMachine.provide({
        actors: { sendChange: pending() },
        actions: {
          restoreQueue: enqueueActions(({ context: { account, queue }, enqueue }) => {
            const persisted = account === "eva" ? { items: [], changes: LEFT } : null;
            const guest = account === "luz" ? { operationId: "merge", items: GUEST } : null;
            enqueue.assign({ queue: restored(queue, { persisted, guest }) });
            if (persisted) enqueue.sendParent({ type: "outbox.restored", items: [] } satisfies OutboxReport);
          }),
        },
      }),
    },
    actions: {
      readDevice: assign(({ context, event }) => {
        if (context.shopper === "account") return {};
        return linesOfDevice(context, event.type === "shopper.changed" ? DEVICE : confirmedLines(context));
      }),
    },
  }),
);

/** The cart that runs the outbox. */
export function cartIn({ snapshots }: SystemSnapshot): CartSnapshot {
  return snapshots["cart"] as CartSnapshot;
}
