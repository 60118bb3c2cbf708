import type { Grams } from "@shop/contract";
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
