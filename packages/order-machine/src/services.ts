import type { Order, PlacedOrder } from "@shop/contract";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import type { Look, OrderEvent } from "./order-events.ts";
import { orderActionMachine } from "./order-action-machine.ts";
import { orderMachine } from "./order-machine.ts";

/** The world of one order. Each promise rejects with a `FailureError`. */
export type OrderServices = {
  getOrder: (id: string) => Promise<Order>;
  /** The same after the provider was asked: for when its word is late. */
  checkPayment: (id: string) => Promise<Order>;
  /** Goes on with the payment: what happened meanwhile, or where the shopper has to go. */
  payOrder: (id: string) => Promise<PlacedOrder>;
  cancelOrder: (id: string) => Promise<Order>;
  /** Leaves the shop for the page where one pays: an absolute address, or a path of this shop. */
  openPayment: (url: string) => void;
  /** Reports at once when there is no network, and then each change. */
  watchNetwork: (listener: (isOnline: boolean) => void) => () => void;
  /** Reports at once when nobody sees this tab, and then each change; coming back to it always counts as one. */
  watchTab: (listener: (isSeen: boolean) => void) => () => void;
};

/** The machine of one order, in this world. */
export function provideOrder(services: OrderServices) {
  return orderMachine.provide({
    actors: {
      watchNetwork: fromCallback<EventObject>(({ sendBack }) =>
        services.watchNetwork((isOnline) =>
          sendBack({ type: isOnline ? "network.back" : "network.lost" } satisfies OrderEvent),
        ),
      ),
      watchTab: fromCallback<EventObject>(({ sendBack }) =>
        services.watchTab((isSeen) =>
          sendBack({ type: isSeen ? "tab.seen" : "tab.hidden" } satisfies OrderEvent),
        ),
      ),
      readOrder: fromPromise<Order, Look>(({ input }) =>
        input.asksProvider ? services.checkPayment(input.id) : services.getOrder(input.id),
      ),
      action: orderActionMachine.provide({
        actors: {
          payOrder: fromPromise<PlacedOrder, { id: string }>(({ input }) => services.payOrder(input.id)),
          cancelOrder: fromPromise<Order, { id: string }>(({ input }) => services.cancelOrder(input.id)),
        },
      }),
    },
    actions: { openPayment: (_, { url }) => services.openPayment(url) },
  });
}
