import { nextOrderState } from "@shop/commerce";
import { FailureError } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { settleRefunds } from "../payments/settle-refunds.ts";
import { closeOrder } from "./close-order.ts";
import { toOrder, type OrderDoc } from "./order-doc.ts";
import { ownOrder } from "./own-order.ts";

/**
 * Cancels an order: its stock returns, and what was paid goes back.
 * @throws FailureError 404 no such order, 403 somebody else's, or too late
 */
export function cancelOrder({
  store,
  now,
  payments,
}: HandlerDeps): Handler<"httpPaymentServices", "cancelOrder"> {
  return async ({ id }, caller) => {
    const accountId = accountOf(caller);
    const check = (found: OrderDoc | undefined) => {
      const order = ownOrder(found, accountId);
      if (order.state !== "cancelado" && !nextOrderState(order.state, "order.cancel"))
        throw new FailureError({ id: 403, reason: "tooLate" });
      return order;
    };
    const order = await closeOrder(store, "order.cancel", { id, at: now(), check });
    // The order is cancelled whatever the provider says: the scheduled sweep asks it again, and logs.
    const settled = await settleRefunds(store, payments.providers, order).catch(() => order);
    return { order: toOrder(settled) };
  };
}
