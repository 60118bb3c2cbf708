import type { OrderDoc } from "../../documents/order-doc.ts";
import { handlingOf } from "@shop/commerce";

/** As many shoppers must have bought both: fewer would tell of somebody in particular. */
const FEWEST_SHOPPERS = 3;
const MAX_BOUGHT_TOGETHER = 6;
/** Keeps the document below a tenth of what the production engine takes. */
const MAX_PRODUCTS = 500;
/** A larger order says little of what goes with what, and costs the square of its lines. */
const MAX_LINES = 40;

/**
 * Counts for every two products how many shoppers have bought both in one order. Each shopper counts once, however
 * often they order, and what comes from the pharmacy is left out: what goes with a medicine is nobody's concern.
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
        const both = others.get(other) ?? new Set<string>();
        others.set(other, both.add(accountId));
      }
    }
  }
  const boughtTogether = [...shoppers].flatMap(([id, others]) => {
    const often = [...others]
      .filter(([, both]) => both.size >= FEWEST_SHOPPERS)
      .toSorted(([a, one], [b, two]) => two.size - one.size || (a < b ? -1 : 1));
    const count = often[0]?.[1].size ?? 0;
    return count > 0
      ? [{ id, count, others: often.slice(0, MAX_BOUGHT_TOGETHER).map(([other]) => other) }]
      : [];
  });
  return Object.fromEntries(
    boughtTogether
      .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_PRODUCTS)
      .map(({ id, others }) => [id, others]),
  );
}
