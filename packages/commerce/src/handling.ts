import { DAIRY_CATEGORY, PHARMACY_CATEGORY } from "@shop/contract";

/** The group of the cart in which a category is shown (specification §5). The cold chain is not a group: `isColdChain`. */
export type Handling = "standard" | "dairy" | "pharmacy";

/** The order in which a cart shows its groups. */
export const HANDLINGS: readonly Handling[] = ["standard", "dairy", "pharmacy"];

/** The group of a category: `lacteos` and `farmacia` have their own, everything else is standard. */
export function handlingOf(category: string): Handling {
  if (category === DAIRY_CATEGORY) return "dairy";
  if (category === PHARMACY_CATEGORY) return "pharmacy";
  return "standard";
}
