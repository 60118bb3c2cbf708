import type { OrderDoc } from "../orders/order-doc.ts";
import type { Store } from "../store/store.ts";
import { forgetBuyer, isClosed, LEAVING } from "./forget-buyer.ts";
import { ordersOf } from "./orders-of.ts";

/**
 * Takes the orders of an account away from it. A closed one forgets its buyer at once; one that is still to be
 * delivered needs its address, and forgets once it is closed (`forgetClosedOrders`).
 */
export async function releaseOrders(store: Store, accountId: string): Promise<void> {
  await changeOrders(store, await ordersOf(store, accountId), (order) =>
    isClosed(order) ? forgetBuyer(order) : { ...order, accountId: LEAVING },
  );
}

/** Makes orders forget their buyers that have been closed since their accounts were deleted. */
export async function forgetClosedOrders(store: Store): Promise<void> {
  const waiting = await ordersOf(store, LEAVING);
  await changeOrders(store, waiting.filter(isClosed), forgetBuyer);
}

/** One transaction each: others change orders too, and one after the other is soon enough. */
async function changeOrders(
  store: Store,
  [first, ...rest]: readonly OrderDoc[],
  change: (order: OrderDoc) => OrderDoc,
): Promise<void> {
  if (!first) return;
  await store.transaction(async (tx) => {
    const order = await tx.get("orders", first.id);
    if (order) tx.set("orders", order.id, change(order));
  });
  await changeOrders(store, rest, change);
}
