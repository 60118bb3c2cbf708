import type { Money, Product } from "@shop/contract";

/** Of one category, so that an aisle on offer does not fill the shelf. */
const MAX_PER_CATEGORY = 2;

/** What one unit of a product saves compared with its regular price; 0 without an offer. */
export function savingOf({ price, regularPrice = price }: Pick<Product, "price" | "regularPrice">): Money {
  return Math.max(0, regularPrice - price);
}

/** The offers that save most, the largest saving first, two of a category at most. */
export function bestOffers<P extends Pick<Product, "id" | "category" | "price" | "regularPrice">>(
  products: readonly P[],
  max: number,
): P[] {
  const counts = new Map<string, number>();
  return products
    .filter((product) => savingOf(product) > 0)
    .toSorted((one, other) => savingOf(other) - savingOf(one) || (one.id < other.id ? -1 : 1))
    .filter(({ category }) => {
      const count = (counts.get(category) ?? 0) + 1;
      counts.set(category, count);
      return count <= MAX_PER_CATEGORY;
    })
    .slice(0, max);
}
