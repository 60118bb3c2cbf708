import { withoutDueRefund } from "./move-order.ts";
import type { DueRefund, OrderDoc } from "../documents/order-doc.ts";
import type { Store } from "../documents/collections.ts";
import type { Providers } from "../payments/payment-provider.ts";

/**
 * Performs the refunds that are due. A refund stays due if the process dies, and a repeated request to the provider
 * refunds once.
 * @returns the order afterwards
 * @throws the provider's error of the first failed refund, after all payments were tried; it stays due, as do the parts
 * of its payment behind it
 */
export async function settleRefunds(store: Store, providers: Providers, order: OrderDoc): Promise<OrderDoc> {
  if (order.dueRefunds.length === 0) return order;
  const provider = providers[order.paymentMethod];
  if (!provider) throw new Error(`${order.paymentMethod} is no longer configured`);
  // Those of one payment in sequence: a provider may tell parts of one amount apart by how many there are.
  const settle = async ([due, ...rest]: readonly DueRefund[]): Promise<void> => {
    if (!due) return;
    const { reference, part } = due;
    await provider.refund(reference, part && { ...part, currency: order.currency });
    await store.transaction(async (tx) => {
      const current = await tx.get("orders", order.id);
      if (current) tx.set("orders", order.id, withoutDueRefund(current, due));
    });
    await settle(rest);
  };
  const byPayment = Map.groupBy(order.dueRefunds, ({ reference }) => reference);
  const outcomes = await Promise.allSettled([...byPayment.values()].map(settle));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return (await store.get("orders", order.id)) ?? order;
}
