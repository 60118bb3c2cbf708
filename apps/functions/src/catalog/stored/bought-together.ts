import type { OrderDoc } from "../../documents/order-doc.ts";
import { handlingOf } from "@shop/commerce";
import { collect, readDocs } from "../../store/read-pages.ts";
import type { Store } from "../../documents/collections.ts";

const CURRENT = "current";

/** How long a count is valid (ms): six hours. */
const VALID_FOR = 6 * 3_600_000;

/** How many orders are counted: the last ones. */
const MAX_ORDERS = 1000;

/** Counts again what is bought together, once the last count is no longer valid. */
export async function tallyBoughtTogether(store: Store, now: Date): Promise<void> {
  const last = await store.get("boughtTogether", CURRENT);
  if (last && now.getTime() - Date.parse(last.talliedAt) < VALID_FOR) return;
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  const orders = await collect(readDocs(store, { collection: "orders", orderBy }), MAX_ORDERS);
  const byProduct = countBoughtTogether(orders.filter(({ state }) => state !== "cancelado"));
  await store.transaction(async (tx) => {
    tx.set("boughtTogether", CURRENT, { talliedAt: now.toISOString(), byProduct });
  });
}

/** What is often bought with each product, by id, as the last count has found it; nothing before the first. */
export async function readBoughtTogether(
  store: Pick<Store, "get">,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const doc = await store.get("boughtTogether", CURRENT);
  return new Map(Object.entries(doc?.byProduct ?? {}));
}

/** So many shoppers must have bought both: fewer would reveal individual purchases. */
const MIN_SHOPPERS = 3;
const MAX_BOUGHT_TOGETHER = 6;
/** Keeps the document below a tenth of Firestore's limit. */
const MAX_PRODUCTS = 500;
/** A larger order says little about what goes together, and costs the square of its lines. */
const MAX_LINES = 40;

/**
 * Counts for every two products how many shoppers have bought both in one order. Each shopper counts once, however
 * often they order. The pharmacy is left out: what is bought with a medicine is private.
 * @returns for each product, the ids of what is most often bought with it
 */
export function countBoughtTogether(orders: Iterable<OrderDoc>): Record<string, string[]> {
  const shoppers = new Map<string, Map<string, Set<string>>>();
  for (const { items, accountId } of orders) {
    const ids = [
      ...new Set(items.filter(({ category }) => handlingOf(category) !== "pharmacy").map(({ id }) => id)),
    ];
    if (ids.length > MAX_LINES) continue;
    for (const id of ids) {
      const others = shoppers.get(id) ?? new Map<string, Set<string>>();
      shoppers.set(id, others);
      for (const other of ids) {
        if (other === id) continue;
        const buyersOfBoth = others.get(other) ?? new Set<string>();
        buyersOfBoth.add(accountId);
        others.set(other, buyersOfBoth);
      }
    }
  }
  const boughtTogether = [...shoppers].flatMap(([id, others]) => {
    const often = [...others]
      .filter(([, buyers]) => buyers.size >= MIN_SHOPPERS)
      .toSorted(([a, one], [b, two]) => two.size - one.size || (a < b ? -1 : 1));
    const most = often[0]?.[1].size ?? 0;
    return most > 0
      ? [{ id, most, others: often.slice(0, MAX_BOUGHT_TOGETHER).map(([other]) => other) }]
      : [];
  });
  return Object.fromEntries(
    boughtTogether
      .toSorted((a, b) => b.most - a.most || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_PRODUCTS)
      .map(({ id, others }) => [id, others]),
  );
}
