import { isColdChain } from "@shop/commerce";
import type { Category, Facets, ProductFilters } from "@shop/contract";
import type { ListSort, RankedProduct } from "./sorts.ts";

/** The parameters of a search. With an empty query it is a list of all, never sorted by relevance. */
export type Search = {
  category: string | undefined;
  query: string;
  filters: ProductFilters;
  sort: ListSort;
};

/** The most brands that an answer lists, besides those that are chosen. */
const MAX_LISTED_BRANDS = 50;

/** Whether a product passes the filters on what changes between two imports: its price, its offer, its stock. */
export function passesFilters(
  { price, onOffer }: { price: number; onOffer: boolean },
  isInStock: boolean,
  filters: ProductFilters,
): boolean {
  return (
    (filters.minPrice === undefined || price >= filters.minPrice) &&
    (filters.maxPrice === undefined || price <= filters.maxPrice) &&
    (!filters.onOffer || onOffer) &&
    (!filters.inStock || isInStock)
  );
}

/**
 * Filters a list, and counts how many products each brand, each category and each switch would leave. The count of a
 * brand ignores the chosen brands, and that of a category the current one: the shopper may choose another.
 * @param ranked whose order is kept
 * @param categories in the order of their aisles
 * @param soldOut the ids of what is not in stock
 */
export function filterProducts(
  ranked: readonly RankedProduct[],
  categories: readonly Category[],
  { category: current, filters }: Pick<Search, "category" | "filters">,
  soldOut: ReadonlySet<string>,
): { places: RankedProduct[]; facets: Facets } {
  const chosen = filters.brands ?? [];
  const brandFacets = new Map(chosen.map((name) => [name, { name, count: 0 }]));
  const categoryFacets = new Map(categories.map(({ id, name }) => [id, { id, name, count: 0 }]));
  // A switch only narrows the list, so only what is in the list counts.
  const switches = { onOffer: 0, inStock: 0, coldChain: 0 };
  const places = ranked.filter(({ product }) => {
    const { id, brand, category, onOffer } = product;
    const coldChain = isColdChain(product);
    const isInStock = !soldOut.has(id);
    if (!passesFilters(product, isInStock, filters) || (filters.coldChain && !coldChain)) return false;
    const isOfBrand = chosen.length === 0 || chosen.includes(brand);
    const isOfCategory = current === undefined || category === current;
    const brandFacet = brandFacets.get(brand);
    if (isOfCategory && brandFacet) brandFacet.count += 1;
    else if (isOfCategory) brandFacets.set(brand, { name: brand, count: 1 });
    const categoryFacet = categoryFacets.get(category);
    if (isOfBrand && categoryFacet) categoryFacet.count += 1;
    if (!isOfBrand || !isOfCategory) return false;
    switches.onOffer += Number(onOffer);
    switches.inStock += Number(isInStock);
    switches.coldChain += Number(coldChain);
    return true;
  });
  const facets: Facets = {
    brands: [...brandFacets.values()]
      .filter(({ name }) => name !== "" || chosen.includes(name))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .filter(({ name }, at) => at < MAX_LISTED_BRANDS || chosen.includes(name)),
    categories: [...categoryFacets.values()].filter(({ id, count }) => count > 0 || id === current),
    switches,
  };
  return { places, facets };
}
