import { eventOf } from "@shop/commerce";
import type { OrderAction } from "@shop/contract";
import { orderId } from "@shop/contract/schemas";
import type { Store } from "../documents/collections.ts";
import { closeOrder } from "./close-order.ts";
import { moveOrder } from "./move-order.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { readOpenOrders } from "./read-orders.ts";

/**
 * Performs an action on an order. A cancelled one returns its stock; the next sweep refunds its payment.
 * @param name its id, or its number while it is open
 * @returns the order before and after it; the same order twice if the action does not apply; undefined for an unknown
 * order
 */
export async function serveOrder(
  store: Store,
  { action, name, at }: { action: OrderAction; name: string; at: Date },
): Promise<{ before: OrderDoc; after: OrderDoc } | undefined> {
  const id = await findId(store, name);
  if (id === undefined) return undefined;
  let before: OrderDoc | undefined;
  const check = (order: OrderDoc | undefined) => {
    if (!order) throw new Error(`no order ${id}`);
    before = order;
    return order;
  };
  const after =
    action === "cancel"
      ? await closeOrder(store, "order.cancel", { id, at, check })
      : await store.transaction(async (tx) => {
          const order = check(await tx.get("orders", id));
          const event = eventOf(action, order);
          const moved = event && moveOrder(order, event, at);
          if (moved) tx.set("orders", id, moved);
          return moved ?? order;
        });
  return before && { before, after };
}

async function findId(store: Store, name: string): Promise<string | undefined> {
  // Typed text may be no valid id: a store would throw.
  if (orderId.safeParse(name).success && (await store.get("orders", name)) !== undefined) return name;
  for await (const { id, number } of readOpenOrders(store)) if (number === name.toUpperCase()) return id;
  return undefined;
}
