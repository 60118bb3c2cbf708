import { dayOfWindow, itemsToGo } from "@shop/commerce";
import type { Store, Transaction } from "../documents/collections.ts";
import { countInWindow, readDays } from "../documents/delivery-days.ts";
import { moveOrder, withDueRefund } from "./move-order.ts";
import { moveStock, STOCK_QUEUE } from "./move-stock.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { mailState } from "./order-mail.ts";
import { countUse, returnPromotion } from "./promotion-use.ts";

type ClosingEvent = "order.cancel" | "order.withdraw" | "order.expire";

/**
 * Closes an order in one transaction.
 * @param now the clock, which is read in the transaction: before it, it may wait longer than the board looks back
 * @param check checks the order inside the transaction; throws to leave it unchanged
 * @returns the order afterwards, unchanged when the event does not apply to it
 */
export function closeOrder(
  store: Store,
  event: ClosingEvent,
  { id, now, check }: { id: string; now: () => Date; check: (order: OrderDoc | undefined) => OrderDoc },
): Promise<OrderDoc> {
  return store.transaction(async (tx) => {
    const order = check(await tx.get("orders", id));
    return (await closeWithin(tx, order, event, now())) ?? order;
  }, STOCK_QUEUE);
}

/**
 * Closes an order inside a transaction, whose last reads these are: returns its stock, its promotion and its place in
 * the delivery window, and marks its payment for a refund.
 * @returns the order afterwards, or undefined if the event does not apply
 */
export async function closeWithin(
  tx: Transaction,
  order: OrderDoc,
  event: ClosingEvent,
  at: Date,
): Promise<OrderDoc | undefined> {
  const moved = moveOrder(order, event, at);
  if (!moved) return undefined;
  // Nothing of it goes, so it is shown as it was bought.
  const { picking, ...bought } = moved;
  const closed = event === "order.expire" ? { ...bought, expired: true } : bought;
  // What was not found is not there to go back.
  const items = itemsToGo(order.items, picking?.lines ?? []);
  const products = await tx.getMany("products", [...new Set(items.map(({ id }) => id))]);
  const account = order.orderSummary.promotion && (await tx.get("accounts", order.accountId));
  const { window } = order.orderSummary;
  const days = await readDays(tx, window ? [dayOfWindow(window.id)] : []);
  const promotion =
    order.promotionId === undefined ? undefined : await tx.get("promotions", order.promotionId);
  const { status, reference } = closed.payment;
  const after =
    status === "paid" && reference !== undefined ? withDueRefund(closed, { reference }, at) : closed;
  moveStock(tx, products, items, 1);
  returnPromotion(tx, account, order);
  countInWindow(tx, days, order, -1);
  countUse(tx, promotion, -1);
  tx.set("orders", order.id, after);
  mailState(tx, after);
  return after;
}
