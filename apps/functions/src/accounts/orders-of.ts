import type { OrderDoc } from "../orders/order-doc.ts";
import type { Place, Store } from "../store/store.ts";

/** How many orders are read at once. */
const PAGE = 100;

/** All orders of an account, newest first. */
export async function ordersOf(store: Store, accountId: string, startAfter?: Place): Promise<OrderDoc[]> {
  const found = await store.query({
    collection: "orders",
    where: { accountId },
    orderBy: { field: "placedAt", direction: "desc" },
    limit: PAGE,
    ...(startAfter && { startAfter }),
  });
  const page = found.map(({ doc }) => doc);
  const last = page.at(-1);
  if (page.length < PAGE || !last) return page;
  return [...page, ...(await ordersOf(store, accountId, { value: last.placedAt, id: last.id }))];
}
