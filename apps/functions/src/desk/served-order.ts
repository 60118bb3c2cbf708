import type { OrderState, ServedOrder } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import { toOrder, type OrderDoc } from "../documents/order-doc.ts";

/** More than an order can be moved. */
const MAX_CHANGES = 20;

/** An order with who of the staff did what, oldest first. */
export async function toServedOrder(store: Store, order: OrderDoc): Promise<ServedOrder> {
  const found = await store.query({
    collection: "audit",
    // Not by number: a shopper could make two orders with the same one.
    where: { orderId: order.id },
    orderBy: { field: "at", direction: "asc" },
    limit: MAX_CHANGES,
  });
  // What is logged about an order is its state.
  const changes = found.map(({ doc: { at, by, after } }) => ({ at, by, state: after as OrderState }));
  return { order: toOrder(order), changes };
}
