import type { Store } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { readPages } from "../store/read-pages.ts";

/** In place of the account in orders that are still to be delivered to somebody who has left. */
const LEAVING = "*leaving";
/** In place of the account in orders whose buyer is forgotten. */
const FORGOTTEN = "*forgotten";

/** All orders of an account, newest first. */
export async function ordersOf(store: Store, accountId: string): Promise<OrderDoc[]> {
  const orders: OrderDoc[] = [];
  const pages = readPages(store, {
    collection: "orders",
    where: { accountId },
    orderBy: { field: "placedAt", direction: "desc" },
  });
  for await (const page of pages) orders.push(...page.map(({ doc }) => doc));
  return orders;
}

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

/** Whether nothing more happens to an order, so that nobody needs to know where it goes. */
function isClosed({ state, dueRefunds }: OrderDoc): boolean {
  return (state === "entregado" || state === "cancelado") && dueRefunds.length === 0;
}

/** An order for the shop's books: what was bought and paid, and the region; nothing that names the buyer. */
function forgetBuyer(order: OrderDoc): OrderDoc {
  const { city, state, postalCode } = order.address;
  const { url: _, ...payment } = order.payment;
  const anywhere = { name: "", street: "", exteriorNumber: "", neighbourhood: "", phone: "" };
  return {
    ...order,
    accountId: FORGOTTEN,
    // Of the address, among others, and there are few addresses.
    requestHash: "",
    payment,
    address: { ...anywhere, city, state, postalCode },
  };
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
