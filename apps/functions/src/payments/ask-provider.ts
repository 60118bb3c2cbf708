import type { OrderDoc } from "../orders/order-doc.ts";
import type { Store } from "../store/store.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import type { Payments } from "./payment-provider.ts";

/**
 * Asks the provider how the payment of an order goes, and takes in what it says: its webhook may be late or lost.
 * @throws what the provider throws
 */
export async function askProvider(
  { store, payments }: { store: Store; payments: Payments },
  { paymentMethod, payment: { attempt } }: OrderDoc,
  at: Date,
): Promise<void> {
  if (attempt === undefined) return;
  const event = await payments.providers[paymentMethod]?.fetchStatus(attempt);
  if (event) await applyPaymentEvent(store, paymentMethod, { event, at });
}
