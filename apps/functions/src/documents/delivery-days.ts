import { dayOfWindow, windowKey, type DeliveryDays } from "@shop/commerce";
import type { Reads, Transaction } from "./collections.ts";
import type { OrderDoc } from "./order-doc.ts";

/** What is stored of these days. */
export async function readDays(
  reads: Pick<Reads, "getMany">,
  days: readonly string[],
): Promise<DeliveryDays> {
  const found = await reads.getMany("deliveryDays", days);
  return Object.fromEntries(days.flatMap((day, index) => (found[index] ? [[day, found[index]]] : [])));
}

/**
 * Counts an order in its delivery window, or no longer, in the transaction that places or closes it.
 * @param days as this transaction has read them
 */
export function countInWindow(
  tx: Transaction,
  days: DeliveryDays,
  { orderSummary: { shippingOption, window } }: Pick<OrderDoc, "orderSummary">,
  by: 1 | -1,
): void {
  if (!window) return;
  const day = dayOfWindow(window.id);
  const { isClosed, orders } = days[day] ?? { isClosed: false, orders: {} };
  const key = windowKey(shippingOption, window.id);
  // An order may be older than the count.
  const count = Math.max(0, (orders[key] ?? 0) + by);
  tx.set("deliveryDays", day, { isClosed, orders: { ...orders, [key]: count } });
}
