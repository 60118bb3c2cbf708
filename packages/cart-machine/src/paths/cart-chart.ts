import { systemChart, type SystemChart, type SystemSnapshot } from "@shop/machine-checks";
import { assign, enqueueActions, fromCallback, fromPromise, type EventObject } from "xstate";
import { accountCartMachine } from "../account-cart-machine.ts";
import { cartMachine, type CartSnapshot } from "../cart-machine.ts";
import { partsOf, type CartParts } from "../cart-parts.ts";
import type { Change } from "../changes.ts";
import { guestCartMachine } from "../guest-cart-machine.ts";
import { outboxMachine } from "../outbox-machine.ts";
import { summaryMachine } from "../summary-machine.ts";
import { lineOf } from "../testing.ts";
import { restored } from "../outbox-queue.ts";

/** What the device of a guest has when a path begins with one. */
export const DEVICE = [lineOf("arroz", 2)];
/** What an earlier page of Eva's left unsent. */
export const LEFT: Change[] = [{ operationId: "left", frozen: true, kind: "add", item: lineOf("arroz") }];
/** What Luz wanted as a guest. */
export const GUEST = [lineOf("frijol")];

/** What calls are while the paths are found: their answers are among what may happen. */
const pending = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
const summary = summaryMachine.provide({ actors: { getPaymentCart: pending() } });
const silent = fromCallback(() => undefined);

/** The cart's machines with a device that is part of what is known of them, so that nothing else decides what happens. */
export const cartChart: SystemChart = systemChart(
  cartMachine.provide({
    actors: {
      watchNetwork: silent,
      watchCart: silent,
      guestCart: guestCartMachine.provide({
        actors: { quoteCart: pending(), summary },
        actions: {
          // Only an actor that begins finds lines there that it does not know.
          readDevice: assign(({ event }: { event: EventObject }) =>
            event.type === "xstate.init" ? { deviceLines: DEVICE } : {},
          ),
        },
      }),
      accountCart: accountCartMachine.provide({
        actors: {
          getCart: pending(),
          outbox: outboxMachine.provide({
            actors: { change: pending() },
            actions: {
              restore: enqueueActions(({ context: { account, queue }, enqueue }) => {
                const persisted = account === "eva" ? { items: [], changes: LEFT } : null;
                const guest = account === "luz" ? { operationId: "merge", items: GUEST } : null;
                enqueue.assign({ queue: restored(queue, { persisted, guest }) });
                if (persisted) enqueue.emit({ type: "outbox.restored", items: persisted.items });
              }),
            },
          }),
          summary,
        },
      }),
    },
  }),
);

/** The cart that runs the other machines. */
export function cartIn({ snapshots }: SystemSnapshot): CartSnapshot {
  return snapshots["cart"] as CartSnapshot;
}

/** What the machines of the cart know. */
export function partsIn(system: SystemSnapshot): CartParts {
  return partsOf(cartIn(system));
}
