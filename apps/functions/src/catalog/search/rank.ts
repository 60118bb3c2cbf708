import type { ListedProduct } from "../listing/listed-product.ts";
import type { Alternative } from "./vocabulary.ts";

/**
 * What a word is worth in the field that has it, the best first. `head` is the first word of the name: in Spanish the
 * noun comes first, so that "leche entera" is milk and "chocolate con leche" is not.
 */
export const WORTH: Readonly<Record<string, number>> = {
  head: 120,
  name: 100,
  brand: 70,
  category: 50,
  composition: 25,
  description: 15,
};

/** The fields that say what a product is; the others tell about it. */
export const STRONG = ["head", "name", "brand", "category"];

/** A word of the name that nobody asked for costs 1, up to this. */
const MAX_EXTRA = 9;

/** Equal results are ordered by aisle: fresh milk before tinned milk. */
const AISLES = 100;

/** By the places of the products: the alternative by which each answers a word of the query best, and its worth. */
export type SlotMatches = readonly ({ alternative: Alternative; worth: number } | undefined)[];

/** A product that was found, and how well it answers, as a whole number. */
export type Hit = { product: ListedProduct; rank: number };

/**
 * Ranks what was found. MiniSearch's own score of a product changes with every other product, and a page could not
 * begin after it: a rank looks at the query and at its own product alone.
 * @param slots what answers each word of the query
 * @param min how many words a product has to answer
 */
export function rankHits(
  products: readonly ListedProduct[],
  slots: readonly SlotMatches[],
  min: number,
): Hit[] {
  if (slots.length === 0) return [];
  const hits: Hit[] = [];
  for (const [at, product] of products.entries()) {
    let worth = 0;
    let answered = 0;
    for (const matches of slots) {
      const match = matches[at];
      if (!match) continue;
      worth += match.worth;
      answered += 1;
    }
    if (answered < min) continue;
    const extra = Math.min(MAX_EXTRA, Math.max(0, product.terms.length - answered));
    const rank = (Math.round(worth) - extra) * AISLES - Math.min(AISLES - 1, product.aisle);
    hits.push({ product, rank });
  }
  return hits;
}
