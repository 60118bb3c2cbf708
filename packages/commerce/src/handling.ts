import { COLD_CHAIN_CATEGORY, PHARMACY_CATEGORY } from "@shop/contract";

/** How the shop treats a category (specification §5). */
export type Handling = "standard" | "coldChain" | "pharmacy";

/** The order in which a cart shows its groups. */
export const HANDLINGS: readonly Handling[] = ["standard", "coldChain", "pharmacy"];

/** `lacteos` is the cold chain, `farmacia` the pharmacy, everything else travels as it is. */
export function handlingOf(category: string): Handling {
  if (category === COLD_CHAIN_CATEGORY) return "coldChain";
  if (category === PHARMACY_CATEGORY) return "pharmacy";
  return "standard";
}
