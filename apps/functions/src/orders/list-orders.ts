import { FailureError } from "@shop/contract";
import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import type { Place } from "../store/store.ts";
import type { Store } from "../documents/collections.ts";
import { toOrder } from "../documents/order-doc.ts";

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
    const found = await store.query({
      collection: "orders",
      where: { accountId, ...(state && { state }) },
      orderBy: { field: "placedAt", direction: "desc" },
      // One more than a page, to know whether there is a next one.
      limit: PAGE_SIZE + 1,
      ...(cursor !== undefined && { startAfter: await placeOf(store, cursor, accountId) }),
    });
    const page = found.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      orders: page.map(({ doc }) => toOrder(doc)),
      ...(found.length > PAGE_SIZE && last && { nextCursor: last.id }),
    };
  };
}

async function placeOf(store: Store, cursor: string, accountId: string): Promise<Place> {
  const order = await store.get("orders", cursor);
  if (order?.accountId !== accountId) throw new FailureError({ id: 422, field: "cursor" });
  return { value: order.placedAt, id: cursor };
}
