import { eventOf, mayDo, type OrderEvent } from "@shop/commerce";
import { FailureError } from "@shop/contract";
import type { Transaction } from "../documents/collections.ts";
import { requireOrder, type OrderDoc } from "../documents/order-doc.ts";
import { closeWithin } from "../orders/close-order.ts";
import { moveOrder as orderAfter, withDuePart } from "../orders/move-order.ts";
import { STOCK_QUEUE } from "../orders/move-stock.ts";
import { mailMissed, mailState } from "../orders/order-mail.ts";
import { settleRefunds } from "../orders/settle-refunds.ts";
import type { PaymentDeps } from "../payments/payment-provider.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";
import { toServedOrder } from "./served-order.ts";

/**
 * Does something with an order that is still as the caller saw it. The order, what follows from it, and the
 * entry in the log are one transaction.
 * @throws FailureError 403 when the role may not do it; 404; 422 `action` when the order has no such step
 */
export function moveOrder({ store, payments, now, newId }: PaymentDeps): StaffHandler<"moveOrder"> {
  return async ({ id, from, action, missed = 0 }, staff) => {
    if (!mayDo(staff.role, action)) throw new FailureError({ id: 403 });
    const { order, isMoved } = await store.transaction(
      async (tx) => {
        const before = requireOrder(await tx.get("orders", id));
        const isSeen = before.state === from && (before.missedAt?.length ?? 0) === missed;
        if (!isSeen) return { order: before, isMoved: false };
        const at = now();
        const event = eventOf(action, before);
        const after = event && (await writeMoved(tx, before, event, at));
        if (!after) throw new FailureError({ id: 422, field: "action" });
        logChange(tx, newId(), staff, {
          at: at.toISOString(),
          method: "moveOrder",
          subject: before.number,
          orderId: id,
          before: before.state,
          after: after.state,
        });
        return { order: after, isMoved: true };
      },
      action === "cancel" ? STOCK_QUEUE : `order ${id}`,
    );
    // The order has moved even if a refund fails: the scheduled sweep retries it, and logs.
    const settled = isMoved
      ? await settleRefunds(store, payments.providers, order).catch(() => order)
      : order;
    return { ...(await toServedOrder(store, settled)), isMoved };
  };
}

/** Writes the order after an event; undefined if the event does not apply. */
async function writeMoved(
  tx: Transaction,
  order: OrderDoc,
  event: OrderEvent,
  at: Date,
): Promise<OrderDoc | undefined> {
  if (event === "order.cancel" || event === "order.withdraw") return closeWithin(tx, order, event, at);
  const moved = orderAfter(order, event, at);
  // What was missing is settled once it leaves the shop: until then the picking may change.
  const after = moved && order.state === "preparando" ? withDuePart(moved, at) : moved;
  if (!after) return undefined;
  tx.set("orders", order.id, after);
  if (event === "order.miss") mailMissed(tx, after);
  else mailState(tx, after);
  return after;
}
