import type { OrderDoc } from "../../documents/order-doc.ts";
import { readPages } from "../../store/read-pages.ts";
import type { Store } from "../../documents/collections.ts";
import { countBoughtTogether } from "./bought-together.ts";

const CURRENT = "current";

/** How long a count is believed, in ms: six hours. */
const BELIEVED_FOR = 6 * 3_600_000;

/** The orders that are looked at: the last ones. */
const MAX_ORDERS = 1000;

/** Counts anew what is bought together, when the last count is old. */
export async function tallyBoughtTogether(store: Store, now: Date): Promise<void> {
  const last = await store.get("boughtTogether", CURRENT);
  if (last && now.getTime() - Date.parse(last.talliedAt) < BELIEVED_FOR) return;
  const orders = await readLast(store);
  const byProduct = countBoughtTogether(orders.filter(({ state }) => state !== "cancelado"));
  await store.transaction(async (tx) => {
    tx.set("boughtTogether", CURRENT, { talliedAt: now.toISOString(), byProduct });
  });
}

/** What is often bought with each product, by id. */
export type BoughtTogether = ReadonlyMap<string, readonly string[]>;

/** What the last count has found; nothing before the first. */
export async function readBoughtTogether(store: Pick<Store, "get">): Promise<BoughtTogether> {
  const doc = await store.get("boughtTogether", CURRENT);
  return new Map(Object.entries(doc?.byProduct ?? {}));
}

async function readLast(store: Store): Promise<OrderDoc[]> {
  const orders: OrderDoc[] = [];
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  for await (const page of readPages(store, { collection: "orders", orderBy })) {
    orders.push(...page.map(({ doc }) => doc));
    if (orders.length >= MAX_ORDERS) break;
  }
  return orders;
}
