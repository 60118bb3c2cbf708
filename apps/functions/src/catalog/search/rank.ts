import type { ListedProduct } from "../listing/listed-product.ts";
import type { Slot } from "./plan-query.ts";
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

/**
 * A product that was found, and how well it answers, as a whole number; `match` has the field of every term of the
 * catalogue that it was found by.
 */
export type Hit = { product: ListedProduct; rank: number; match: Record<string, string> };

/**
 * Ranks what was found. MiniSearch's own score of a product changes with every other product, and a page could not
 * begin after it: a rank looks at the query and at its own product alone.
 * @param min how many words of the query a product has to answer
 */
export function rankMatches(
  matches: ReadonlyMap<ListedProduct, Hit["match"]>,
  slots: readonly Slot[],
  min: number,
): Hit[] {
  const hits: Hit[] = [];
  for (const [product, match] of matches) {
    let worth = 0;
    let answered = 0;
    for (const slot of slots) {
      const meant = meantIn(match, slot);
      worth += meant?.worth ?? 0;
      answered += meant ? 1 : 0;
    }
    if (answered < min) continue;
    const extra = Math.min(MAX_EXTRA, Math.max(0, product.terms.length - answered));
    const rank = (Math.round(worth) - extra) * AISLES - Math.min(AISLES - 1, product.aisle);
    hits.push({ product, rank, match });
  }
  return hits;
}

/** The alternative by which a product answers a word of the query best, and what that is worth. */
export function meantIn(
  match: Hit["match"],
  { alternatives }: Slot,
): { alternative: Alternative; worth: number } | undefined {
  let meant: { alternative: Alternative; worth: number } | undefined;
  for (const alternative of alternatives) {
    const worth = worthOf(alternative, match);
    if (worth > (meant?.worth ?? 0)) meant = { alternative, worth };
  }
  return meant;
}

/** Some terms are worth their mean. */
function worthOf({ terms, weight }: Alternative, match: Hit["match"]): number {
  let sum = 0;
  for (const term of terms) {
    const worth = WORTH[match[term] ?? ""];
    if (worth === undefined) return 0;
    sum += worth;
  }
  return (weight * sum) / terms.length;
}
