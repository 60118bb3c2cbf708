import type { CartItem, Money } from "@shop/contract";
import { mayBePromoted, type Discount } from "./promotions.ts";
import type { Shop } from "./read-shop.ts";

/**
 * The IVA inside prices that include it: amount × rate / (100 + rate), rounded half up to the minor unit once
 * per rate, as an invoice does it, so that many small lines do not add up to a visible error. A discount on products is
 * taken off the amounts of all rates, in proportion to what may be promoted of each.
 * @param services shipping and surcharge, which hold the general rate
 */
export function ivaIn(
  items: readonly Pick<CartItem, "category" | "totalPrice">[],
  services: Money,
  discount: Discount,
  { iva }: Pick<Shop, "iva">,
): Money {
  const own = new Map(Object.entries(iva.byCategory));
  const rateOf = ({ category }: Pick<CartItem, "category">) => own.get(category) ?? iva.percentage;
  const byRate = new Map<number, Money>([[iva.percentage, services - discount.shipping]]);
  const add = (rate: number, amount: Money) => byRate.set(rate, (byRate.get(rate) ?? 0) + amount);
  for (const item of items) add(rateOf(item), item.totalPrice);
  const promoted = new Map<number, Money>();
  for (const item of items.filter(mayBePromoted))
    promoted.set(rateOf(item), (promoted.get(rateOf(item)) ?? 0) + item.totalPrice);
  for (const [rate, part] of shareOut(discount.products, promoted)) add(rate, -part);
  return [...byRate].reduce((sum, [rate, amount]) => sum + Math.round((amount * rate) / (100 + rate)), 0);
}

/**
 * Splits an amount in proportion to some sums. The parts are whole and add up to the amount; none exceeds its sum when
 * the amount does not exceed all of them together.
 */
function shareOut<K>(amount: Money, sums: ReadonlyMap<K, Money>): Map<K, Money> {
  let [left, sumLeft] = [amount, [...sums.values()].reduce((total, sum) => total + sum, 0)];
  const parts = new Map<K, Money>();
  for (const [key, sum] of sums) {
    const part = sumLeft === 0 ? 0 : Math.round((left * sum) / sumLeft);
    parts.set(key, part);
    left -= part;
    sumLeft -= sum;
  }
  return parts;
}
