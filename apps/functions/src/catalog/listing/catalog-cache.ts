import { readCatalogState } from "../catalog-state.ts";
import { readBoughtTogether, type BoughtTogether } from "../related/bought-together.ts";
import { readPages } from "../../store/read-pages.ts";
import type { Store } from "../../documents/collections.ts";
import { takeSnapshot, type CatalogSnapshot } from "./catalog-snapshot.ts";

/** What lists and searches read instead of the whole catalogue. */
export type CatalogCache = {
  /** The catalogue, read again when an import has given it another version. */
  snapshot: () => Promise<CatalogSnapshot>;
  /** The ids of the products without stock, up to ten seconds old. */
  soldOut: () => Promise<ReadonlySet<string>>;
  /** The same, up to a minute old: for a list that only counts them. */
  lastSoldOut: () => Promise<ReadonlySet<string>>;
  /** What is often bought with each product, up to five minutes old. */
  boughtTogether: () => Promise<BoughtTogether>;
};

/** How long the products without stock are believed, in ms. Every page looks at its own products again. */
const SOLD_OUT_AGE = 10_000;

/** The same where they are only counted: every list does, and each reading costs as many documents as are sold out. */
const COUNTED_AGE = 60_000;

/** The same of what is bought together, which is counted anew every six hours. */
const BOUGHT_TOGETHER_AGE = 5 * 60_000;

/** What was read of a version is of no other one. */
const ONE_VERSION = 1;

/** One for each instance: it asks the store for the version at every call, which is one small document. */
export function createCatalogCache(store: Store, now: () => Date): CatalogCache {
  const snapshot = cached(() => takeSnapshot(store));
  const soldOut = cached(() => readSoldOut(store));
  const boughtTogether = cached(() => readBoughtTogether(store));
  return {
    async snapshot() {
      const { version } = await readCatalogState(store);
      return snapshot(version, ONE_VERSION);
    },
    soldOut: () => soldOut(now().getTime(), SOLD_OUT_AGE),
    lastSoldOut: () => soldOut(now().getTime(), COUNTED_AGE),
    boughtTogether: () => boughtTogether(now().getTime(), BOUGHT_TOGETHER_AGE),
  };
}

/** The ids of the products that nobody can buy now. */
async function readSoldOut(store: Store): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const orderBy = { field: "nameKey", direction: "asc" } as const;
  for await (const page of readPages(store, { collection: "products", where: { inStock: false }, orderBy }))
    for (const { id } of page) ids.add(id);
  return ids;
}

/** `now` is a version, or a time in ms; a reading that is younger than `maxAge` by then is not repeated. */
type Cached<T> = (now: number, maxAge: number) => Promise<T>;

/** Caches the last reading. One that fails is not cached. */
function cached<T>(read: () => Promise<T>): Cached<T> {
  let last: { since: number; found: Promise<T> } | undefined;
  return (now, maxAge) => {
    if (last && last.since + maxAge > now) return last.found;
    const found = read();
    const mine = { since: now, found };
    last = mine;
    found.catch(() => {
      if (last === mine) last = undefined;
    });
    return found;
  };
}
