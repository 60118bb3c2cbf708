import type { HandlerDeps } from "../../call/handler.ts";
import type { Store } from "../../documents/collections.ts";
import { readPages } from "../../store/read-pages.ts";
import { readCatalogState } from "../stored/catalog-state.ts";
import { readBoughtTogether } from "../stored/bought-together.ts";
import { takeSnapshot } from "./catalog-snapshot.ts";

/** How long (ms) the ids of the sold-out products are cached for the filter "in stock". A page reads its own stock. */
const SOLD_OUT_AGE = 10_000;

/** The same for lists that only count them. Every list does, and reading the ids again costs one read for each id. */
const COUNTED_AGE = 60_000;

/** How long (ms) what is bought together is cached. It is counted every six hours. */
const BOUGHT_TOGETHER_AGE = 5 * 60_000;

export type CatalogCache = ReturnType<typeof createCatalogCache>;

export type CatalogDeps = HandlerDeps & { catalog: CatalogCache };

/**
 * The cache that lists and searches read instead of the whole catalogue. One per instance: every call reads the version
 * from the store, which is one small document.
 */
export function createCatalogCache(store: Store, now: () => Date) {
  const snapshot = cached(() => takeSnapshot(store));
  const soldOut = cached(() => readSoldOut(store));
  const boughtTogether = cached(() => readBoughtTogether(store));
  return {
    /** The catalogue, read again after an import, another price, or a product that was hidden or shown. */
    async snapshot() {
      const { version, pricings = 0 } = await readCatalogState(store);
      // Their sum takes the place of the time, as both only grow: an earlier snapshot is not valid.
      return snapshot(version + pricings, 1);
    },
    /** The ids of the products without stock. */
    soldOut: () => soldOut(now().getTime(), SOLD_OUT_AGE),
    /** The same for a list that only counts them. */
    lastSoldOut: () => soldOut(now().getTime(), COUNTED_AGE),
    /** What is often bought with each product. */
    boughtTogether: () => boughtTogether(now().getTime(), BOUGHT_TOGETHER_AGE),
  };
}

async function readSoldOut(store: Store): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const orderBy = { field: "nameKey", direction: "asc" } as const;
  for await (const page of readPages(store, { collection: "products", where: { inStock: false }, orderBy }))
    for (const { id } of page) ids.add(id);
  return ids;
}

/**
 * Caches the last value read. A failed read is not cached.
 * @returns `now` is a time in ms or a version; the cached value is returned if it was read less than `maxAge` before
 */
function cached<T>(read: () => Promise<T>): (now: number, maxAge: number) => Promise<T> {
  let last: { since: number; found: Promise<T> } | undefined;
  return (now, maxAge) => {
    if (last && last.since + maxAge > now) return last.found;
    const reading = { since: now, found: read() };
    last = reading;
    reading.found.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.found;
  };
}
