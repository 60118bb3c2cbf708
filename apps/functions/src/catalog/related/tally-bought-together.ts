import type { OrderDoc } from "../../orders/order-doc.ts";
import { QUERY_LIMIT } from "../../store/checked-store.ts";
import type { Place, Store } from "../../store/store.ts";
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
  const orders = await readLast(store, MAX_ORDERS);
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

async function readLast(store: Store, max: number, startAfter?: Place): Promise<OrderDoc[]> {
  const limit = Math.min(max, QUERY_LIMIT);
  const page = await store.query({
    collection: "orders",
    orderBy: { field: "placedAt", direction: "desc" },
    limit,
    ...(startAfter && { startAfter }),
  });
  const orders = page.map(({ doc }) => doc);
  const last = page.at(-1);
  if (page.length < limit || max === limit || !last) return orders;
  return [...orders, ...(await readLast(store, max - limit, { value: last.doc.placedAt, id: last.id }))];
}
