import type { Category, Facets } from "@shop/contract";
import { passesBrands, passesCategory, type Narrowing } from "./filters.ts";
import type { ListedProduct } from "./listed-product.ts";

/** The most brands that an answer lists, besides those that are chosen. */
const MOST_BRANDS = 50;

/**
 * How many products each brand and each category would leave.
 * @param found what passes the query and every filter but brand and category
 */
export function countFacets(
  found: readonly ListedProduct[],
  categories: readonly Category[],
  narrowing: Narrowing,
): Facets {
  const brands = new Map<string, number>();
  const aisles = new Map<string, number>();
  for (const product of found) {
    if (product.brand !== "" && passesCategory(product, narrowing)) addOne(brands, product.brand);
    if (passesBrands(product, narrowing)) addOne(aisles, product.category);
  }
  const { brands: chosen = [] } = narrowing.filters;
  for (const brand of chosen) if (!brands.has(brand)) brands.set(brand, 0);
  return {
    brands: [...brands]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .filter(({ name }, at) => at < MOST_BRANDS || chosen.includes(name)),
    categories: categories.flatMap(({ id, name }) => {
      const count = aisles.get(id) ?? 0;
      return count > 0 || id === narrowing.category ? [{ id, name, count }] : [];
    }),
  };
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
