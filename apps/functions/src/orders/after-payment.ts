import { moveOrder, withDueRefund, withoutDueRefund } from "./move-order.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import type { PaymentEvent } from "../payments/payment-provider.ts";

/**
 * The order after what its provider says, or undefined when that changes nothing. Events may come twice and
 * in any order, so each is held against what the order knows, not against what came last.
 */
export function afterPayment(order: OrderDoc, event: PaymentEvent, at: Date): OrderDoc | undefined {
  switch (event.status) {
    case "paid":
      return afterApproval(order, event.reference, at);
    case "declined":
      return order.state === "pendiente" && order.payment.status === "pending"
        ? { ...order, payment: { ...order.payment, status: "declined" } }
        : undefined;
    case "refunded":
      return afterRefund(order, event.reference);
  }
}

function afterApproval(order: OrderDoc, reference: string, at: Date): OrderDoc | undefined {
  if (order.payment.reference === reference) return undefined;
  const paid = moveOrder(order, "payment.approve", at);
  if (paid) return { ...paid, payment: { ...paid.payment, status: "paid", reference } };
  // Too late, or paid twice: the shop may not keep it.
  const first = order.payment.reference === undefined;
  const payment = first ? { ...order.payment, status: "paid" as const, reference } : order.payment;
  return withDueRefund({ ...order, payment }, reference, at);
}

function afterRefund(order: OrderDoc, reference: string): OrderDoc | undefined {
  const known = order.payment.reference;
  if (known === undefined) return { ...order, payment: { ...order.payment, status: "refunded", reference } };
  const settled = known === reference && order.payment.status === "refunded";
  if (settled || (known !== reference && !order.dueRefunds.includes(reference))) return undefined;
  return withoutDueRefund(order, reference);
}
