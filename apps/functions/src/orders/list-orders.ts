import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import { toOrder } from "../documents/order-doc.ts";
import { pageOf } from "../documents/page-of.ts";

/** How many orders a page has. */
const PAGE_SIZE = 20;

/**
 * The orders of the caller, newest first, in one state or in any. A cursor is the id of the last order
 * seen, whose place never changes.
 * @throws FailureError 422 for a cursor that is no order of this account
 */
export function listOrders({ store }: HandlerDeps): Handler<"httpPaymentServices", "listOrders"> {
  return async ({ cursor, state }, caller) => {
    const accountId = accountOf(caller);
    const { page, ...next } = await pageOf(
      store,
      {
        collection: "orders",
        where: { accountId, ...(state && { state }) },
        orderBy: { field: "placedAt", direction: "desc" },
      },
      { cursor, size: PAGE_SIZE, isVisible: (order) => order.accountId === accountId },
    );
    return { orders: page.map(({ doc }) => toOrder(doc)), ...next };
  };
}
