import { actorContext } from "@shop/machine-factories/react";
import type { OrderRef } from "./order-machine.ts";

/** The running order, provided once above its screen: `<OrderContext value={order}>`. */
export const [OrderContext, useOrderRef, useOrder] = actorContext<OrderRef>("OrderContext");
