import type { CartItem, Grams, Product } from "@shop/contract";
import { isColdChain } from "./is-cold-chain.ts";
import { handlingOf } from "./handling.ts";
import { maxQuantityOf } from "./quantity-rules.ts";
import type { Shop } from "./read-shop.ts";

/** A product, and the units of it that bring a cart to the minimum weight. */
export type Filler = { product: Product; units: number };

/** More units of one product would not be a useful suggestion. */
const MAX_UNITS = 3;
const MAX_FILLERS = 6;

/**
 * Products each of which alone brings the cart to the minimum weight: first those of categories in the cart, then the
 * cheapest, of those the fewest units. Never one that would change the cart's shipping options, nor medicines, which
 * are not promoted, nor non-food, unless the cart has its category: no bleach is suggested to a cart of milk.
 * @param missing grams to the minimum weight
 * @param products what the catalogue offers
 * @param items the lines of the cart
 */
export function fillersFor(
  missing: Grams,
  products: readonly Product[],
  items: readonly CartItem[],
  shop: Pick<Shop, "limits" | "nonFoodCategories">,
): Filler[] {
  const taken = new Set(items.map(({ id }) => id));
  const isCold = items.some(isColdChain);
  const categories = new Set(items.map(({ category }) => category));
  const isAlike = ({ category }: Product) => categories.has(category);
  const isFood = ({ category }: Product) => !shop.nonFoodCategories?.includes(category);
  const fits = (product: Product) =>
    handlingOf(product.category) !== "pharmacy" &&
    (isCold || !isColdChain(product)) &&
    (isFood(product) || isAlike(product));
  return products
    .filter((product) => !taken.has(product.id) && !product.prescription && fits(product))
    .map((product) => ({ product, units: Math.ceil(missing / product.weight) }))
    .filter(({ product, units }) => units <= Math.min(MAX_UNITS, maxQuantityOf(product, shop)))
    .toSorted(
      (one, other) =>
        Number(isAlike(other.product)) - Number(isAlike(one.product)) ||
        one.units * one.product.price - other.units * other.product.price ||
        one.units - other.units ||
        one.product.name.localeCompare(other.product.name, "es"),
    )
    .slice(0, MAX_FILLERS);
}
