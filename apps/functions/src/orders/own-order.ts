import { FailureError } from "@shop/contract";
import type { OrderDoc } from "./order-doc.ts";

/**
 * The order, when it belongs to the account.
 * @throws FailureError 404 when there is none, 403 when it is somebody else's
 */
export function ownOrder(order: OrderDoc | undefined, accountId: string): OrderDoc {
  if (!order) throw new FailureError({ id: 404, what: "order" });
  if (order.accountId !== accountId) throw new FailureError({ id: 403, reason: "notYours" });
  return order;
}
