import type { Store } from "../documents/collections.ts";
import { moveOrder, withDueRefund } from "./move-order.ts";
import { moveStock, STOCK_QUEUE } from "./move-stock.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { returnPromotion } from "./promotion-use.ts";

/**
 * Closes an order in one transaction: returns its stock and its promotion, and marks its payment for a refund.
 * @param check checks the order inside the transaction; throws to leave it unchanged
 * @returns the order afterwards, unchanged when the event does not apply to it
 */
export function closeOrder(
  store: Store,
  event: "order.cancel" | "order.expire",
  { id, at, check }: { id: string; at: Date; check: (order: OrderDoc | undefined) => OrderDoc },
): Promise<OrderDoc> {
  return store.transaction(async (tx) => {
    const order = check(await tx.get("orders", id));
    const moved = moveOrder(order, event, at);
    if (!moved) return order;
    const closed = event === "order.expire" ? { ...moved, expired: true } : moved;
    const products = await tx.getMany(
      "products",
      order.items.map((item) => item.id),
    );
    const account = order.orderSummary.promotion && (await tx.get("accounts", order.accountId));
    const { status, reference } = closed.payment;
    const after =
      status === "paid" && reference !== undefined ? withDueRefund(closed, reference, at) : closed;
    moveStock(tx, products, order.items, 1);
    returnPromotion(tx, account, order);
    tx.set("orders", id, after);
    return after;
  }, STOCK_QUEUE);
}
