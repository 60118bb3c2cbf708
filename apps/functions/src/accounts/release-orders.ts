import type { Store } from "../documents/collections.ts";
import { mailIdsOf, type OrderDoc } from "../documents/order-doc.ts";
import { collect, readDocs } from "../store/read-pages.ts";

/** Replaces the account id in open orders of a deleted account. */
const LEAVING = "*leaving";
/** Replaces the account id in anonymized orders. */
const FORGOTTEN = "*forgotten";

/** All orders of an account, newest first. */
export function ordersOf(store: Store, accountId: string): Promise<OrderDoc[]> {
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  return collect(readDocs(store, { collection: "orders", where: { accountId }, orderBy }));
}

/**
 * Detaches the orders from an account, which gets no more mails of them. A closed one is anonymized at once; an open one
 * still needs its address, and is anonymized once it is closed (`forgetClosedOrders`).
 */
export async function releaseOrders(store: Store, accountId: string): Promise<void> {
  await changeOrders(store, await ordersOf(store, accountId), (order) => {
    const { email: _, ...unmailed } = order;
    return isClosed(order) ? forgetBuyer(unmailed) : { ...unmailed, accountId: LEAVING };
  });
}

/** Anonymizes orders of deleted accounts that have been closed since. */
export async function forgetClosedOrders(store: Store): Promise<void> {
  const waiting = await ordersOf(store, LEAVING);
  await changeOrders(store, waiting.filter(isClosed), forgetBuyer);
}

/** Whether an order is final, so that its address is no longer needed. */
function isClosed({ state, dueRefunds }: OrderDoc): boolean {
  return (state === "entregado" || state === "cancelado") && dueRefunds.length === 0;
}

/** The anonymized order for bookkeeping: what was bought and paid, and the region. */
function forgetBuyer(order: OrderDoc): OrderDoc {
  const { city, state, postalCode } = order.address;
  const { url: _, ...payment } = order.payment;
  const noAddress = { name: "", street: "", exteriorNumber: "", neighbourhood: "", phone: "" };
  return {
    ...order,
    accountId: FORGOTTEN,
    // This hash covers the address, too: with so few possible addresses, it could be found by trying them.
    requestHash: "",
    payment,
    address: { ...noAddress, city, state, postalCode },
  };
}

/** One transaction each, in sequence. Each reads its order again, as calls may change it meanwhile. */
async function changeOrders(
  store: Store,
  [first, ...rest]: readonly OrderDoc[],
  change: (order: OrderDoc) => OrderDoc,
): Promise<void> {
  if (!first) return;
  await store.transaction(async (tx) => {
    const order = await tx.get("orders", first.id);
    if (!order) return;
    tx.set("orders", order.id, change(order));
    // They name the buyer, and their ids the order.
    for (const mailId of mailIdsOf(order)) tx.delete("mail", mailId);
  });
  await changeOrders(store, rest, change);
}
