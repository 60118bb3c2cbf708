import { readCatalogState } from "../catalog-state.ts";
import type { Store } from "../../store/store.ts";
import { takeSnapshot, type CatalogSnapshot } from "./catalog-snapshot.ts";
import { readSoldOut } from "./read-all.ts";

/** What lists and searches read instead of the whole catalogue. */
export type CatalogCache = {
  /** The catalogue, read again when an import has given it another version. */
  snapshot: () => Promise<CatalogSnapshot>;
  /** The ids of the products without stock, up to ten seconds old. */
  soldOut: () => Promise<ReadonlySet<string>>;
};

/** How long the products without stock are believed, in ms. Every page looks at its own products again. */
const SOLD_OUT_AGE = 10_000;

/** One for each instance: it asks the store for the version at every call, which is one small document. */
export function createCatalogCache(store: Store, now: () => Date): CatalogCache {
  let snapshot: { version: number; taken: Promise<CatalogSnapshot> } | undefined;
  let soldOut: { until: number; ids: Promise<ReadonlySet<string>> } | undefined;
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
    soldOut() {
      const time = now().getTime();
      if (!soldOut || soldOut.until <= time) {
        const ids = readSoldOut(store).then((found) => new Set(found));
        const mine = { until: time + SOLD_OUT_AGE, ids };
        soldOut = mine;
        ids.catch(() => {
          if (soldOut === mine) soldOut = undefined;
        });
      }
      return soldOut.ids;
    },
  };
}
