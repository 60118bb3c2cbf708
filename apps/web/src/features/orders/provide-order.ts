import type { Order, PlacedOrder } from "@shop/contract";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import type { Look, OrderEvent } from "./order-events.ts";
import { orderMachine } from "./order-machine.ts";
import type { OrderServices } from "./order-services.ts";

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
      payOrder: fromPromise<PlacedOrder, { id: string }>(({ input }) => services.payOrder(input.id)),
      cancelOrder: fromPromise<Order, { id: string }>(({ input }) => services.cancelOrder(input.id)),
    },
    actions: { openPayment: (_, { url }) => services.openPayment(url) },
  });
}
