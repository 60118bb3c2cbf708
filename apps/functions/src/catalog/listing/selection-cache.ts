import { LRUCache } from "lru-cache";
import type { Selection } from "./selection.ts";

/** How many lists of a snapshot are cached, and how many bytes all of them together may take. */
const MAX_LISTS = 1000;
const MAX_BYTES = 32 * 1024 * 1024;

/** What a list and a facet take beside their texts: some objects and numbers each. */
const ENTRY_BYTES = 500;
const FACET_BYTES = 100;
/** A product with its place. */
const PRODUCT_BYTES = 60;

/** Lists by their names; one that is not there is made by what is handed in with the name. */
export type SelectionCache = LRUCache<string, Selection, () => Selection>;

/**
 * The lists that were asked for last.
 * @param maxBytes of all of them together; a larger list is not cached
 */
export function createSelectionCache(maxBytes = MAX_BYTES): SelectionCache {
  return new LRUCache({
    max: MAX_LISTS,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    memoMethod: (_key, _stale, { context: select }) => select(),
  });
}

/** About what a list takes in memory, with two bytes for each character. */
function bytesOf({ places, facets, didYouMean = "" }: Selection): number {
  const names = [...facets.brands, ...facets.categories].map(({ name }) => name);
  const characters = [didYouMean, ...names].reduce((length, text) => length + text.length, 0);
  return ENTRY_BYTES + PRODUCT_BYTES * places.length + FACET_BYTES * names.length + 2 * characters;
}
