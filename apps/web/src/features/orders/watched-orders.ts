import type { Order } from "@shop/contract";
import type { OrderServices } from "@shop/order-machine";

/** Wraps the services so that every order in a response can be observed. */
export function watchedOrders(services: OrderServices): {
  orders: OrderServices;
  watchOrders: (listener: (order: Order) => void) => () => void;
} {
  const listeners = new Set<(order: Order) => void>();
  const notify = (order: Order) => {
    for (const listener of listeners) listener(order);
  };
  const notifyOf =
    (ask: (id: string) => Promise<Order>) =>
    async (id: string): Promise<Order> => {
      const order = await ask(id);
      notify(order);
      return order;
    };
  const { getOrder, checkPayment, payOrder, cancelOrder } = services;
  return {
    orders: {
      ...services,
      getOrder: notifyOf(getOrder),
      checkPayment: notifyOf(checkPayment),
      payOrder: async (id) => {
        const answer = await payOrder(id);
        notify(answer.order);
        return answer;
      },
      cancelOrder: notifyOf(cancelOrder),
    },
    watchOrders: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
