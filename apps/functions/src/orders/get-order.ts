import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { toOrder } from "./order-doc.ts";
import { ownOrder } from "./own-order.ts";

/**
 * One order of the caller.
 * @throws FailureError 404 when there is none, 403 when it is somebody else's
 */
export function getOrder({ store }: HandlerDeps): Handler<"httpPaymentServices", "getOrder"> {
  return async ({ id }, caller) => {
    const accountId = accountOf(caller);
    return { order: toOrder(ownOrder(await store.get("orders", id), accountId)) };
  };
}
