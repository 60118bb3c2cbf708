import { FailureError, type PlacedOrder } from "@shop/contract";
import { toOrder, type OrderDoc } from "../orders/order-doc.ts";
import type { Store } from "../store/store.ts";
import type { PaymentProvider, Payments, StartedPayment } from "./payment-provider.ts";

/**
 * Begins to collect what an order costs, or goes on where that was begun.
 * @throws FailureError 422 when this shop is not paid that way; what the provider throws, for a later attempt
 *   under the same idempotency key
 */
export async function startPayment(store: Store, payments: Payments, order: OrderDoc): Promise<PlacedOrder> {
  if (order.state !== "pendiente") return { order: toOrder(order), payment: { kind: "done" } };
  const { url } = order.payment;
  if (url !== undefined) return { order: toOrder(order), payment: { kind: "redirect", url } };
  const provider = providerOf(payments, order.paymentMethod);
  const origin = payments.origin();
  const started = await provider.start(order, {
    origin,
    back: `/pagoconfirmado/${order.id}`,
    webhook: `${origin}/api/httpPaymentWebhooks/${order.paymentMethod}`,
  });
  if (started.kind === "done") return { order: toOrder(order), payment: { kind: "done" } };
  return startPayment(store, payments, await keep(store, order, started));
}

/**
 * The provider of a payment method.
 * @throws FailureError 422 when this shop is not paid that way
 */
export function providerOf({ providers }: Payments, method: OrderDoc["paymentMethod"]): PaymentProvider {
  const provider = providers[method];
  if (!provider) throw new FailureError({ id: 422, field: "paymentMethod" });
  return provider;
}

function keep(
  store: Store,
  order: OrderDoc,
  { url, attempt }: Extract<StartedPayment, { kind: "redirect" }>,
): Promise<OrderDoc> {
  return store.transaction(async (tx) => {
    const current = (await tx.get("orders", order.id)) ?? order;
    // Its webhook may have been faster than this.
    if (current.state !== "pendiente") return current;
    const after = { ...current, payment: { ...current.payment, url, attempt } };
    tx.set("orders", order.id, after);
    return after;
  });
}
