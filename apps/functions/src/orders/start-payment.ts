import { FailureError, type PlacedOrder } from "@shop/contract";
import { toOrder, type OrderDoc } from "../documents/order-doc.ts";
import type { Store } from "../documents/collections.ts";
import type { PaymentProvider, Payments, StartedPayment } from "../payments/payment-provider.ts";

/**
 * Starts the payment of an order, or continues a started one. After a declined payment it starts another attempt,
 * unless the provider's page allows another try.
 * @throws FailureError 422 for a payment method that this shop lacks; what the provider throws, to be retried with the
 * idempotency key of the order
 */
export async function startPayment(store: Store, payments: Payments, order: OrderDoc): Promise<PlacedOrder> {
  if (order.state !== "pendiente") return { order: toOrder(order), payment: { kind: "done" } };
  const provider = providerOf(payments, order.paymentMethod);
  const origin = payments.origin();
  const urls = {
    origin,
    back: `/pagoconfirmado/${order.id}`,
    webhook: `${origin}/api/httpPaymentWebhooks/${order.paymentMethod}`,
  };
  const { url, attempt, status } = order.payment;
  if (status === "declined" && attempt !== undefined && provider.renew)
    return toPlacedOrder(await storePayment(store, order, await provider.renew(order, urls, attempt)));
  // The page of a provider without `renew` allows another try, so the shopper returns to it also after a declined one.
  if (url !== undefined) return toPlacedOrder(order);
  return toPlacedOrder(await storePayment(store, order, await provider.start(order, urls)));
}

/** The order, and where the shopper is redirected to pay it. */
function toPlacedOrder(order: OrderDoc): PlacedOrder {
  const { url } = order.payment;
  const isPayable = order.state === "pendiente" && url !== undefined;
  return { order: toOrder(order), payment: isPayable ? { kind: "redirect", url } : { kind: "done" } };
}

/**
 * The provider of a payment method.
 * @throws FailureError 422 for a payment method that this shop lacks
 */
export function providerOf({ providers }: Payments, method: OrderDoc["paymentMethod"]): PaymentProvider {
  const provider = providers[method];
  if (!provider) throw new FailureError({ id: 422, field: "paymentMethod" });
  return provider;
}

function storePayment(store: Store, order: OrderDoc, started: StartedPayment): Promise<OrderDoc> {
  if (started.kind === "done") return Promise.resolve(order);
  const { url, attempt } = started;
  return store.transaction(async (tx) => {
    // Orders are never removed, so it is there.
    const current = (await tx.get("orders", order.id)) ?? order;
    // Its webhook may have been faster than this.
    if (current.state !== "pendiente") return current;
    const { attempt: former } = current.payment;
    // A new attempt is open again, after a declined one.
    const isNewAttempt = former !== undefined && former !== attempt;
    const payment = { ...current.payment, url, attempt, ...(isNewAttempt && { status: "pending" as const }) };
    const after = { ...current, payment };
    tx.set("orders", order.id, after);
    return after;
  });
}
