import type { OrderDoc } from "../orders/order-doc.ts";
import { readPages } from "../store/read-pages.ts";
import type { Store } from "../store/store.ts";

/** All orders of an account, newest first. */
export async function ordersOf(store: Store, accountId: string): Promise<OrderDoc[]> {
  const orders: OrderDoc[] = [];
  const pages = readPages(store, {
    collection: "orders",
    where: { accountId },
    orderBy: { field: "placedAt", direction: "desc" },
  });
  for await (const page of pages) orders.push(...page.map(({ doc }) => doc));
  return orders;
}
