import { nextHit, type Hits } from "./hits.ts";

/** In Spanish the noun comes first: "leche entera" is milk, "chocolate con leche" is not. */
const HEAD = 20;

/** A word of the name that nobody asked for costs 1, up to this. */
const MAX_EXTRA = 9;

/** Among equal answers the aisles come in their order: milk to drink before milk in a tin. */
const CATEGORIES = 100;

/** What of products decides besides where a word was found, by row. */
export type RankColumns = {
  /** How many words a name has, up to 255. */
  words: Uint8Array;
  /** In which aisle a product is, up to 255. */
  categories: Uint8Array;
};

/** Products that answer a query: their rows, in ascending order, and the rank of each. */
export type Ranks = { rows: readonly number[]; ranks: readonly number[] };

/**
 * How well products answer a query, as whole numbers. A rank looks at the query and at its own product alone: others
 * may come and go without moving it, so that a page can begin after a rank.
 */
export function rankHits(hits: Hits, { words, categories }: RankColumns): Ranks {
  const rows: number[] = [];
  const ranks: number[] = [];
  for (let at = nextHit(hits, 0); at < hits.length; at = nextHit(hits, at + 1)) {
    const row = hits.rowAt(at);
    const extra = Math.min(MAX_EXTRA, Math.max(0, (words[row] ?? 0) - hits.wordsAt(at)));
    const worth = Math.round(hits.worthAt(at)) + hits.headAt(at) * HEAD - extra;
    rows.push(row);
    ranks.push(worth * CATEGORIES - Math.min(CATEGORIES - 1, categories[row] ?? 0));
  }
  return { rows, ranks };
}
