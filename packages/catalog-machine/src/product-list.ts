import type { Facets, Product, ProductPage } from "@shop/contract";

/** What has been read of a listing: its first pages, in their order. */
export type ProductList = {
  /** Of the listing that it belongs to. */
  key: string;
  products: Product[];
  /** How many there are in all pages. */
  total: number;
  /** Null after the last page. */
  nextCursor: string | null;
  facets: Facets | null;
  /** The words that may have been meant; null when those that were typed were found. */
  didYouMean: string | null;
  /** What may do instead, where nothing was found. */
  neighbours: Product[];
  /** When its first page was asked for, in ms since 1970. */
  askedAt: number;
};

/** A cached list that is younger than this is shown without being read again (ms). */
const FRESH_FOR = 120_000;

/** The most lists that are cached, and the most products in them. */
const MAX_LISTS = 12;
const MAX_PRODUCTS = 2000;

export function isFresh({ askedAt }: Pick<ProductList, "askedAt">, now: number): boolean {
  return now - askedAt < FRESH_FOR;
}

/** Whether there is more of it than was read. */
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

/** The cached lists, the last one first; the oldest go when there are too many, and the first stays. */
export function setList(cached: readonly ProductList[], left: ProductList): ProductList[] {
  const lists = [left, ...cached.filter(({ key }) => key !== left.key)].slice(0, MAX_LISTS);
  let products = 0;
  return lists.filter((list, place) => {
    products += list.products.length;
    return place === 0 || products <= MAX_PRODUCTS;
  });
}
