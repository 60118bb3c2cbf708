import { toFailure } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { entryOf } from "../call/log-entry.ts";
import type { Log } from "../call/log.ts";
import { askProvider } from "../payments/ask-provider.ts";
import { toOrder } from "./order-doc.ts";
import { ownOrder } from "./own-order.ts";

/**
 * One order, after its provider was asked how the payment went. One that cannot be asked now leaves the order as
 * it is known, and why is logged: its webhook, the next question or the scheduled sweep bring the rest.
 * @throws FailureError 404 no such order, 403 somebody else's
 */
export function checkPayment(
  deps: HandlerDeps & { log: Log },
): Handler<"httpPaymentServices", "checkPayment"> {
  return async ({ id }, caller) => {
    const accountId = accountOf(caller);
    const read = async () => ownOrder(await deps.store.get("orders", id), accountId);
    const order = await read();
    if (order.state !== "pendiente") return { order: toOrder(order) };
    await askProvider(deps, order, deps.now()).catch((error: unknown) => {
      const call = { requestId: deps.newId(), service: "httpPaymentServices", method: "checkPayment" };
      deps.log(entryOf(toFailure(error), error, call));
    });
    return { order: toOrder(await read()) };
  };
}
