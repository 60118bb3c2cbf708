import { readCatalogState } from "../catalog-state.ts";
import { readBoughtTogether, type BoughtTogether } from "../related/tally-bought-together.ts";
import type { Store } from "../../store/store.ts";
import { takeSnapshot, type CatalogSnapshot } from "./catalog-snapshot.ts";
import { readSoldOut } from "./read-all.ts";

/** What lists and searches read instead of the whole catalogue. */
export type CatalogCache = {
  /** The catalogue, read again when an import has given it another version. */
  snapshot: () => Promise<CatalogSnapshot>;
  /** How many products a category has, or all of them: counted once for each version, and anew during an import. */
  total: (category: string | undefined) => Promise<number>;
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

/** One for each instance: it asks the store for the version at every call, which is one small document. */
export function createCatalogCache(store: Store, now: () => Date): CatalogCache {
  let snapshot: { version: number; taken: Promise<CatalogSnapshot> } | undefined;
  let totals: { version: number; byCategory: Map<string | undefined, Promise<number>> } | undefined;
  const soldOut = believed(async () => new Set(await readSoldOut(store)), now);
  const boughtTogether = believed(() => readBoughtTogether(store), now);
  return {
    async snapshot() {
      const { version } = await readCatalogState(store);
      // A call that read the version before an import may come after one that read it later.
      if (!snapshot || snapshot.version < version) {
        const taken = takeSnapshot(store, version);
        const mine = { version, taken };
        snapshot = mine;
        taken.catch(() => {
          if (snapshot === mine) snapshot = undefined;
        });
      }
      return snapshot.taken;
    },
    async total(category) {
      const { version, applying } = await readCatalogState(store);
      const where = category === undefined ? {} : { category };
      // Half a catalogue is nothing to remember.
      if (applying) return store.count({ collection: "products", where });
      if (!totals || totals.version < version) totals = { version, byCategory: new Map() };
      const { byCategory } = totals;
      const known = byCategory.get(category);
      if (known) return known;
      const count = store.count({ collection: "products", where });
      byCategory.set(category, count);
      count.catch(() => byCategory.delete(category));
      return count;
    },
    soldOut: () => soldOut(SOLD_OUT_AGE),
    lastSoldOut: () => soldOut(COUNTED_AGE),
    boughtTogether: () => boughtTogether(BOUGHT_TOGETHER_AGE),
  };
}

/**
 * Reads once for as long as whoever asks believes what was read (`age`, in ms); a reading that fails is believed by
 * nobody.
 */
function believed<T>(read: () => Promise<T>, now: () => Date): (age: number) => Promise<T> {
  let last: { since: number; found: Promise<T> } | undefined;
  return (age) => {
    const time = now().getTime();
    if (last && last.since + age > time) return last.found;
    const found = read();
    const mine = { since: time, found };
    last = mine;
    found.catch(() => {
      if (last === mine) last = undefined;
    });
    return found;
  };
}
