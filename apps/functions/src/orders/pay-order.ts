import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { askProvider } from "../payments/ask-provider.ts";
import { startPayment } from "../payments/start-payment.ts";
import { ownOrder } from "./own-order.ts";

/**
 * Goes on with the payment of an order: where it was begun, from the start where it could not be begun, or with
 * another attempt after one that was declined. The provider is asked first, so that what was paid and not yet
 * told is not paid again; one that cannot be asked has no page to pay at either.
 * @throws FailureError 404 no such order, 403 somebody else's, 422 when this shop is no longer paid that way; what
 *   the provider throws
 */
export function payOrder(deps: HandlerDeps): Handler<"httpPaymentServices", "payOrder"> {
  const { store, payments, now } = deps;
  return async ({ id }, caller) => {
    const accountId = accountOf(caller);
    const read = async () => ownOrder(await store.get("orders", id), accountId);
    const order = await read();
    if (order.state === "pendiente") await askProvider(deps, order, now());
    return startPayment(store, payments, await read());
  };
}
