import type { Alternative, Slot } from "./plan-query.ts";
import { withoutEnye } from "./words.ts";

/** Where a term was found: for each term of the catalogue, the fields of the product. */
export type Found = Readonly<Record<string, readonly string[]>>;

/** What a word is worth by the field that has it: what a product is called says most about what it is. */
const FIELDS: Readonly<Record<string, number>> = {
  name: 100,
  brand: 70,
  category: 50,
  composition: 25,
  description: 15,
};

/** In Spanish the noun comes first: "leche entera" is milk, "chocolate con leche" is not. */
const HEAD = 20;

/** A word of the name that nobody asked for costs 1, up to this. */
const MOST_EXTRA = 9;

/** Among equal answers the aisles come in their order: milk to drink before milk in a tin. */
const AISLES = 100;

/** What of a product decides besides where a word was found: the terms of its name in order, and its aisle. */
export type Ranked = { terms: readonly string[]; aisle: number };

/**
 * How well a product answers a query, as a whole number. It looks at the query and at this product alone: other
 * products may come and go without moving it, so that a page can begin after a rank.
 */
export function rank(slots: readonly Slot[], found: Found, { terms, aisle }: Ranked): number {
  const [head = ""] = terms;
  let worth = 0;
  let answered = 0;
  let isHead = false;
  for (const { alternatives } of slots) {
    const best = bestOf(alternatives, found);
    if (!best) continue;
    worth += best.worth;
    answered += 1;
    const asked = best.alternative.terms;
    isHead ||= asked.includes(head) || asked.includes(withoutEnye(head));
  }
  const extra = Math.min(MOST_EXTRA, Math.max(0, terms.length - answered));
  return (Math.round(worth) + (isHead ? HEAD : 0) - extra) * AISLES - Math.min(AISLES - 1, aisle);
}

/** The alternative of a word that this product answers best. */
export function bestOf(
  alternatives: readonly Alternative[],
  found: Found,
): { alternative: Alternative; worth: number } | undefined {
  let best: { alternative: Alternative; worth: number } | undefined;
  for (const alternative of alternatives) {
    const worth = worthOf(alternative, found);
    if (worth > (best?.worth ?? 0)) best = { alternative, worth };
  }
  return best;
}

function worthOf({ terms, weight }: Alternative, found: Found): number {
  let sum = 0;
  for (const term of terms) {
    const fields = found[term];
    if (!fields) return 0;
    let best = 0;
    for (const field of fields) best = Math.max(best, FIELDS[field] ?? 0);
    sum += best;
  }
  return (weight * sum) / terms.length;
}
