import { refundedPart, withoutDueRefund } from "./move-order.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import type { Store } from "../documents/collections.ts";
import type { Providers } from "../payments/payment-provider.ts";

/**
 * Performs the refunds that are due. A refund stays due if the process dies, and a repeated request to the provider
 * refunds once.
 * @returns the order afterwards
 * @throws the provider's error of the first failed refund, after all were tried; it stays due
 */
export async function settleRefunds(store: Store, providers: Providers, order: OrderDoc): Promise<OrderDoc> {
  if (order.dueRefunds.length === 0) return order;
  const provider = providers[order.paymentMethod];
  if (!provider) throw new Error(`${order.paymentMethod} is no longer configured`);
  const outcomes = await Promise.allSettled(
    order.dueRefunds.map(async (reference) => {
      await provider.refund(reference, refundedPart(order, reference));
      await store.transaction(async (tx) => {
        const current = await tx.get("orders", order.id);
        if (current) tx.set("orders", order.id, withoutDueRefund(current, reference));
      });
    }),
  );
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return (await store.get("orders", order.id)) ?? order;
}
