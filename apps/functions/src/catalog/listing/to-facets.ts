import type { Category, Facets } from "@shop/contract";
import type { Narrowed, Narrowing } from "./filter-columns.ts";
import type { ProductColumns } from "./product-columns.ts";

/** The most brands that an answer lists, besides those that are chosen. */
const MAX_LISTED_BRANDS = 50;

/** How many products each brand, each category and each switch would leave. @param filtered the list, counted */
export function toFacets(
  filtered: Narrowed,
  { brand, category }: ProductColumns,
  categories: readonly Category[],
  { category: current, filters: { brands: chosen = [] } }: Narrowing,
): Facets {
  const countOf = (name: string) => filtered.brands[brand.codeOf(name) ?? -1] ?? 0;
  const isSold = (name: string) => name !== "" && countOf(name) > 0;
  return {
    brands: [...new Set([...brand.labels.filter(isSold), ...chosen])]
      .map((name) => ({ name, count: countOf(name) }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .filter(({ name }, at) => at < MAX_LISTED_BRANDS || chosen.includes(name)),
    categories: categories.flatMap(({ id, name }) => {
      const count = filtered.categories[category.codeOf(id) ?? -1] ?? 0;
      return count > 0 || id === current ? [{ id, name, count }] : [];
    }),
    switches: filtered.switches,
  };
}
