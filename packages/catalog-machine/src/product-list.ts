import type { Facets, Product, ProductPage } from "@shop/contract";

/** The loaded pages of a listing, from the first one on. */
export type ProductList = {
  /** The key of the listing that it belongs to. */
  key: string;
  products: Product[];
  /** How many there are in all pages. */
  total: number;
  /** Null after the last page. */
  nextCursor: string | null;
  facets: Facets | null;
  /** The corrected words; null if the typed ones were found. */
  didYouMean: string | null;
  /** Alternatives if nothing was found. */
  neighbours: Product[];
  /** When its first page was requested, in ms since 1970. */
  askedAt: number;
};

/** A cached list younger than this is shown without a reload (ms). */
const FRESH_FOR = 120_000;

/** The most lists that are cached, and the most products in them. */
const MAX_LISTS = 12;
const MAX_PRODUCTS = 2000;

export function isFresh({ askedAt }: Pick<ProductList, "askedAt">, now: number): boolean {
  return now - askedAt < FRESH_FOR;
}

/** Whether there are more pages. */
export function hasNextPage(list: ProductList | null): boolean {
  return list !== null && list.nextCursor !== null;
}

/** A list with the first page. */
export function startList(key: string, askedAt: number, page: ProductPage): ProductList {
  return extendList(
    {
      key,
      askedAt,
      products: [],
      total: 0,
      nextCursor: null,
      facets: null,
      didYouMean: null,
      neighbours: [],
    },
    page,
  );
}

/**
 * A list with one more page. A product that is in it already, because its price or name has changed between two
 * pages, stays where it was seen first.
 */
export function extendList(list: ProductList, page: ProductPage): ProductList {
  const known = new Set(list.products.map(({ id }) => id));
  return {
    ...list,
    products: [...list.products, ...page.products.filter(({ id }) => !known.has(id))],
    total: page.total,
    nextCursor: page.nextCursor ?? null,
    facets: page.facets ?? list.facets,
    didYouMean: page.didYouMean ?? null,
    neighbours: page.neighbours ?? [],
  };
}

/** Caches a list, the latest first; evicts the oldest if there are too many, but never the first. */
export function setList(cached: readonly ProductList[], latest: ProductList): ProductList[] {
  const lists = [latest, ...cached.filter(({ key }) => key !== latest.key)].slice(0, MAX_LISTS);
  let products = 0;
  return lists.filter((list, place) => {
    products += list.products.length;
    return place === 0 || products <= MAX_PRODUCTS;
  });
}
