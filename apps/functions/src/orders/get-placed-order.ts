import { FailureError, toFailure, type PlacedOrder } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { entryOf } from "../call/log-entry.ts";
import type { Log } from "../call/log.ts";
import { startPayment } from "../payments/start-payment.ts";
import { toOrder } from "./order-doc.ts";
import { orderIdOf } from "./order-id.ts";

/**
 * The order that was placed under an idempotency key, for a client that lost the answer. A payment that had not
 * begun begins now; where it still cannot, why is logged, and the order is answered without it.
 * @throws FailureError 404 when nothing was placed under the key
 */
export function getPlacedOrder(
  deps: HandlerDeps & { log: Log },
): Handler<"httpPaymentServices", "getPlacedOrder"> {
  const { store, payments, log, newId } = deps;
  return async ({ idempotencyKey }, caller): Promise<PlacedOrder> => {
    const order = await store.get("orders", orderIdOf(accountOf(caller), idempotencyKey));
    if (!order) throw new FailureError({ id: 404, what: "order" });
    return startPayment(store, payments, order).catch((error: unknown) => {
      const call = { requestId: newId(), service: "httpPaymentServices", method: "getPlacedOrder" };
      log(entryOf(toFailure(error), error, call));
      return { order: toOrder(order), payment: { kind: "done" } };
    });
  };
}
