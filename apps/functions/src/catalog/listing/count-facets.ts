import type { Category, Facets } from "@shop/contract";
import { passesBrands, passesCategory, type Narrowing } from "./filters.ts";
import type { ListedProduct } from "./listed-product.ts";

/** The most brands that an answer lists, besides those that are chosen. */
const MOST_BRANDS = 50;

/**
 * How many products each brand, each category and each switch would leave.
 * @param found what passes the query and every filter but brand and category
 */
export function countFacets(
  found: readonly ListedProduct[],
  categories: readonly Category[],
  narrowing: Narrowing,
): Facets {
  const brands = new Map<string, number>();
  const aisles = new Map<string, number>();
  // What a switch would leave is on the list without it, too: nothing but the list itself need be looked at.
  const switches = { onOffer: 0, inStock: 0, coldChain: 0 };
  for (const product of found) {
    const isOfAisle = passesCategory(product, narrowing);
    const isOfBrand = passesBrands(product, narrowing);
    if (product.brand !== "" && isOfAisle) addOne(brands, product.brand);
    if (isOfBrand) addOne(aisles, product.category);
    if (!isOfAisle || !isOfBrand) continue;
    switches.onOffer += Number(product.onOffer);
    switches.inStock += Number(!narrowing.soldOut.has(product.id));
    switches.coldChain += Number(product.coldChain);
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
    switches,
  };
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
