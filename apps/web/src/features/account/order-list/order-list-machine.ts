import type { Order, OrderState } from "@shop/contract";
import { createPagesMachine } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AccountServices } from "../account-services.ts";

/** The orders of the shopper: all of them, or those in one state. */
export const orderListMachine = createPagesMachine<Order, OrderState | null>(
  "orderList",
  "The orders of the account, page after page.",
);

export function provideOrderList(services: Pick<AccountServices, "listOrders">) {
  return orderListMachine.provide({
    actors: {
      loadPage: fromPromise(async ({ input: { filter, cursor } }) => {
        const { orders, nextCursor } = await services.listOrders({
          ...(filter !== null && { state: filter }),
          ...(cursor !== null && { cursor }),
        });
        return { rows: orders, nextCursor };
      }),
    },
  });
}
