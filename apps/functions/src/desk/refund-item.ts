import { deliveredItems, isRefundable, isSameItem, withRefund, type Shop } from "@shop/commerce";
import { FailureError, formatMoney, type Order } from "@shop/contract";
import { requireOrder } from "../documents/order-doc.ts";
import { withDuePart } from "../orders/move-order.ts";
import { mailRefunded } from "../orders/order-mail.ts";
import { settleRefunds } from "../orders/settle-refunds.ts";
import type { PaymentDeps } from "../payments/payment-provider.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";
import { toServedOrder } from "./served-order.ts";

/**
 * Refunds units of something that was delivered, of which so many must still be refunded as the caller saw. The order
 * with the due refund and the entry in the log are one transaction. Cash is handed over at the counter.
 * @throws FailureError 404; 422 `state`, `itemId`, `to`
 */
export function refundItem({ store, payments, shop, now, newId }: PaymentDeps): StaffHandler<"refundItem"> {
  return async ({ id, itemId, substituteId, from, to }, staff) => {
    const name = { id: itemId, ...(substituteId !== undefined && { substituteId }) };
    const { order, isRefunded } = await store.transaction(async (tx) => {
      const before = requireOrder(await tx.get("orders", id));
      const delivered = deliveredItems(before).find((each) => isSameItem(each, name));
      // Whoever repeats a refund whose response was lost has made it, also when it was the last of the payment.
      if (delivered?.refunded === to && from < to)
        return { order: before, isRefunded: before.refundedBy === staff.accountId };
      if (!isRefundable(before)) throw new FailureError({ id: 422, field: "state" });
      if (!delivered) throw new FailureError({ id: 422, field: "itemId" });
      if (to <= from || to > delivered.item.quantity) throw new FailureError({ id: 422, field: "to" });
      if (delivered.refunded !== from) return { order: before, isRefunded: false };
      const at = now();
      const refunds = withRefund(before, { ...name, quantity: to - from }, shop);
      const after = withDuePart(
        { ...before, refunds, refundedBy: staff.accountId, changedAt: at.toISOString() },
        at,
      );
      tx.set("orders", id, after);
      mailRefunded(tx, after, shop);
      logChange(tx, newId(), staff, {
        at: at.toISOString(),
        method: "refundItem",
        subject: before.number,
        orderId: id,
        after: describe(delivered.item.name, refunds, shop),
      });
      return { order: after, isRefunded: true };
    }, `order ${id}`);
    // It is refunded even if its provider fails: the scheduled sweep retries it, and logs.
    const settled = isRefunded
      ? await settleRefunds(store, payments.providers, order).catch(() => order)
      : order;
    return { ...(await toServedOrder(store, settled)), isRefunded };
  };
}

/** For the log: "2 × Leche entera 1 L, $57.00". */
function describe(
  name: string,
  { units }: NonNullable<Order["refunds"]>,
  { locale, currency }: Shop,
): string {
  const { quantity = 0, amount = 0 } = units.at(-1) ?? {};
  return `${quantity} × ${name}, ${formatMoney(amount, locale, currency)}`;
}
