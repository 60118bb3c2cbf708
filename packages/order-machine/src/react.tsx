import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { OrderRef, OrderSnapshot } from "./order-machine.ts";

/** The running order, put here once above its screen: `<OrderContext value={order}>`. */
export const OrderContext = createContext<OrderRef | null>(null);

/** The running order, to send events to. @throws without an `OrderContext` above: a programming error, not a state */
export function useOrderRef(): OrderRef {
  const order = use(OrderContext);
  if (!order) throw new Error("no OrderContext above this component");
  return order;
}

/** What a selector says about the order; the component renders again when it says something else. */
export function useOrder<T>(selector: (snapshot: OrderSnapshot) => T): T {
  return useSelector(useOrderRef(), selector);
}
