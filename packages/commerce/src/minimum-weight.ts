import type { CartItem, Failure, Grams } from "@shop/contract";
import { cartTotalsOf } from "./cart.ts";
import type { Shop } from "./read-shop.ts";

/** What a cart lacks to be payable, in grams. */
export type Shortfall = { minimumWeight: Grams; missingWeight: Grams };

/**
 * The minimum total weight applies to payment (specification §5): the shortfall of a cart, or undefined when
 * the minimum is met.
 */
export function shortfallOf(
  totalWeight: Grams,
  { minimumWeight }: Pick<Shop, "minimumWeight">,
): Shortfall | undefined {
  return totalWeight < minimumWeight
    ? { minimumWeight, missingWeight: minimumWeight - totalWeight }
    : undefined;
}

/** The failure of lines below the minimum weight: 406 with the missing weight; always for an empty cart. */
export function refuseWeight(
  items: readonly CartItem[],
  shop: Pick<Shop, "minimumWeight">,
): Extract<Failure, { id: 406 }> | undefined {
  const { minimumWeight } = shop;
  if (items.length === 0) return { id: 406, minimumWeight, missingWeight: minimumWeight };
  const shortfall = shortfallOf(cartTotalsOf(items).totalWeight, shop);
  return shortfall && { id: 406, ...shortfall };
}
