import { withoutDueRefund } from "../orders/move-order.ts";
import type { OrderDoc } from "../orders/order-doc.ts";
import type { Store } from "../store/store.ts";
import type { Providers } from "./payment-provider.ts";

/**
 * Gives back what is due. A refund that was due when the process died is still due afterwards, and asking a
 * provider twice gives back once.
 * @returns the order afterwards
 * @throws what the provider throws; the rest stays due
 */
export async function settleRefunds(store: Store, providers: Providers, order: OrderDoc): Promise<OrderDoc> {
  const [reference] = order.dueRefunds;
  if (reference === undefined) return order;
  const provider = providers[order.paymentMethod];
  if (!provider) throw new Error(`${order.paymentMethod} is no longer configured`);
  await provider.refund(reference);
  const settled = await store.transaction(async (tx) => {
    const current = await tx.get("orders", order.id);
    const after = withoutDueRefund(current ?? order, reference);
    if (current) tx.set("orders", order.id, after);
    return after;
  });
  return settleRefunds(store, providers, settled);
}
