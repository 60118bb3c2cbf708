import { nextOrderState } from "@shop/commerce";
import { FailureError, toFailure } from "@shop/contract";
import { paymentMethod } from "@shop/contract/schemas";
import { accountOf, type Caller, type Handlers } from "../call/handler.ts";
import { entryOf, type Log } from "../call/log.ts";
import { requireOrder, toOrder, type OrderDoc } from "../documents/order-doc.ts";
import type { PaymentDeps } from "../payments/payment-provider.ts";
import { askProvider } from "./apply-payment-event.ts";
import { closeOrder } from "./close-order.ts";
import { getPaymentCart } from "./get-payment-cart.ts";
import { listBoughtProducts } from "./list-bought-products.ts";
import { listOrders } from "./list-orders.ts";
import { orderIdOf } from "./order-id.ts";
import { placeOrder } from "./place-order.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { startPayment } from "./start-payment.ts";

/** The checkout, and the orders of an account. */
export function paymentHandlers(deps: PaymentDeps & { log: Log }): Handlers<"httpPaymentServices"> {
  const { store, payments, now, newId, log } = deps;
  const readOwn = async (id: string, caller: Caller) => {
    const accountId = accountOf(caller);
    return ownOrder(await store.get("orders", id), accountId);
  };
  const logFailure = (method: string, error: unknown) =>
    log(entryOf(toFailure(error), error, { requestId: newId(), service: "httpPaymentServices", method }));
  return {
    getPaymentCart: getPaymentCart(deps),
    getPaymentMethods: async () => ({
      paymentMethods: paymentMethod.options.filter((method) => payments.providers[method]),
    }),
    placeOrder: placeOrder(deps),
    // For a client that lost the response of `placeOrder`. The order counts even if its payment cannot be started now:
    // `payOrder` does so later.
    getPlacedOrder: async ({ idempotencyKey }, caller) => {
      const order = requireOrder(await store.get("orders", orderIdOf(accountOf(caller), idempotencyKey)));
      return startPayment(store, payments, order).catch((error: unknown) => {
        logFailure("getPlacedOrder", error);
        return { order: toOrder(order), payment: { kind: "done" } };
      });
    },
    getOrder: async ({ id }, caller) => ({ order: toOrder(await readOwn(id, caller)) }),
    // The provider is asked first, so that a payment that was not reported yet is not repeated. If it is unreachable,
    // the call fails, as the shopper could not open its payment page either.
    payOrder: async ({ id }, caller) => {
      const order = await readOwn(id, caller);
      if (order.state === "pendiente") await askProvider(deps, order);
      return startPayment(store, payments, await readOwn(id, caller));
    },
    // If the provider is unreachable, the stored order is returned: its webhook, the next check or the sweep will
    // update it.
    checkPayment: async ({ id }, caller) => {
      const order = await readOwn(id, caller);
      if (order.state !== "pendiente") return { order: toOrder(order) };
      await askProvider(deps, order).catch((error: unknown) => logFailure("checkPayment", error));
      return { order: toOrder(await readOwn(id, caller)) };
    },
    listOrders: listOrders(deps),
    listBoughtProducts: listBoughtProducts(deps),
    cancelOrder: async ({ id }, caller) => {
      const accountId = accountOf(caller);
      const check = (found: OrderDoc | undefined) => {
        const order = ownOrder(found, accountId);
        if (order.state !== "cancelado" && !nextOrderState(order.state, "order.cancel"))
          throw new FailureError({ id: 403, reason: "tooLate" });
        return order;
      };
      const order = await closeOrder(store, "order.cancel", { id, now, check });
      // The order is cancelled even if the refund fails: the scheduled sweep retries it, and logs.
      const settled = await settleRefunds(store, payments.providers, order).catch(() => order);
      return { order: toOrder(settled) };
    },
  };
}

/** The order, when it belongs to the account: 404 when there is none, 403 when it is another account's. */
function ownOrder(found: OrderDoc | undefined, accountId: string): OrderDoc {
  const order = requireOrder(found);
  if (order.accountId !== accountId) throw new FailureError({ id: 403, reason: "notYours" });
  return order;
}
