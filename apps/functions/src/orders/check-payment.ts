import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { askProvider } from "../payments/ask-provider.ts";
import { toOrder } from "./order-doc.ts";
import { ownOrder } from "./own-order.ts";

/**
 * One order, after its provider was asked how the payment went. One that cannot be asked now leaves the order as
 * it is known: its webhook, the next question or the scheduled sweep bring the rest.
 * @throws FailureError 404 no such order, 403 somebody else's
 */
export function checkPayment(deps: HandlerDeps): Handler<"httpPaymentServices", "checkPayment"> {
  return async ({ id }, caller) => {
    const accountId = accountOf(caller);
    const read = async () => ownOrder(await deps.store.get("orders", id), accountId);
    const order = await read();
    if (order.state !== "pendiente") return { order: toOrder(order) };
    await askProvider(deps, order, deps.now()).catch(() => undefined);
    return { order: toOrder(await read()) };
  };
}
