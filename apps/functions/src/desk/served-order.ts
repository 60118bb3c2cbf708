import type { OrderState, ServedOrder } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import { toOrder, type OrderDoc } from "../documents/order-doc.ts";

/** More than an order can be moved, and than a courier tries. */
const MAX_CHANGES = 100;

/** An order with who of the staff did what, oldest first, and where its products are. */
export async function toServedOrder(store: Store, order: OrderDoc): Promise<ServedOrder> {
  const [changes, aisles] = await Promise.all([readChanges(store, order), readAisles(store, order)]);
  return {
    order: toOrder(order),
    changedAt: order.changedAt ?? order.placedAt,
    changes,
    aisles,
    isRefundDue: order.dueRefunds.length > 0,
  };
}

async function readChanges(store: Store, order: OrderDoc): Promise<ServedOrder["changes"]> {
  const found = await store.query({
    collection: "audit",
    // Not by number: a shopper could make two orders with the same one.
    where: { orderId: order.id, method: "moveOrder" },
    orderBy: { field: "at", direction: "asc" },
    limit: MAX_CHANGES,
  });
  // What is logged of a move is the state.
  return found.map(({ doc: { at, by, after } }) => ({ at, by, state: after as OrderState }));
}

async function readAisles(store: Store, { items }: OrderDoc): Promise<ServedOrder["aisles"]> {
  const categories = await store.getMany("categories", [...new Set(items.map(({ category }) => category))]);
  return categories
    .filter((category) => category !== undefined)
    .map(({ id, name, aisle }) => ({ id, name, aisle }))
    .toSorted((one, other) => one.aisle - other.aisle);
}
