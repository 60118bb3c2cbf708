import type { Order, PlacedOrder } from "@shop/contract";
import { networkWatcher, type WatchNetwork } from "@shop/machine-factories";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import type { OrderEvent } from "./order-events.ts";
import { orderActionMachine } from "./order-action-machine.ts";
import { orderMachine } from "./order-machine.ts";

/** The services of one order's machines. Each promise rejects with a `FailureError`. */
export type OrderServices = {
  getOrder: (id: string) => Promise<Order>;
  /** Reads the order after asking the payment provider, whose webhook may be late. */
  checkPayment: (id: string) => Promise<Order>;
  /** Continues the payment: returns the order, or where to redirect the shopper. */
  payOrder: (id: string) => Promise<PlacedOrder>;
  cancelOrder: (id: string) => Promise<Order>;
  /** Opens the payment page: an absolute URL, or a path of this shop. */
  openPayment: (url: string) => void;
  watchNetwork: WatchNetwork;
  /** Notifies at once if this tab is hidden, then of each change; a return to it always counts as one. */
  watchTab: (listener: (isSeen: boolean) => void) => () => void;
};

/** The machine of one order, with its services provided. */
export function provideOrder(services: OrderServices) {
  return orderMachine.provide({
    actors: {
      watchNetwork: networkWatcher(services.watchNetwork),
      watchTab: fromCallback<EventObject>(({ sendBack }) =>
        services.watchTab((isSeen) =>
          sendBack({ type: isSeen ? "tab.seen" : "tab.hidden" } satisfies OrderEvent),
        ),
      ),
      readOrder: fromPromise(({ input }) =>
        input.asksProvider ? services.checkPayment(input.id) : services.getOrder(input.id),
      ),
      action: orderActionMachine.provide({
        actors: {
          payOrder: fromPromise(({ input }) => services.payOrder(input.id)),
          cancelOrder: fromPromise(({ input }) => services.cancelOrder(input.id)),
        },
      }),
    },
    actions: { openPayment: (_, { url }) => services.openPayment(url) },
  });
}
