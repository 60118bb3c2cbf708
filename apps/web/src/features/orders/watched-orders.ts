import type { Order } from "@shop/contract";
import type { OrderServices } from "./order-services.ts";

/** The same services, and whoever wants to know of every order that they answer with. */
export function watchedOrders(services: OrderServices): {
  orders: OrderServices;
  watchOrders: (listener: (order: Order) => void) => () => void;
} {
  const listeners = new Set<(order: Order) => void>();
  const tell = (order: Order) => {
    for (const listener of listeners) listener(order);
  };
  const tellOf =
    (ask: (id: string) => Promise<Order>) =>
    async (id: string): Promise<Order> => {
      const order = await ask(id);
      tell(order);
      return order;
    };
  const { getOrder, checkPayment, payOrder, cancelOrder } = services;
  return {
    orders: {
      ...services,
      getOrder: tellOf(getOrder),
      checkPayment: tellOf(checkPayment),
      payOrder: async (id) => {
        const answer = await payOrder(id);
        tell(answer.order);
        return answer;
      },
      cancelOrder: tellOf(cancelOrder),
    },
    watchOrders: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
