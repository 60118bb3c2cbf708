import MiniSearch from "minisearch";
import type { ListedProduct } from "../listing/listed-product.ts";
import type { ProductDoc } from "../product-doc.ts";
import { planQuery, type Plan, type Slot } from "./plan-query.ts";
import { rankHits, STRONG, WORTH, type Hit, type SlotMatches } from "./rank.ts";
import { readSynonyms, type Synonyms } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { indexedTerms, wordsOf, type Word } from "./words.ts";

const FIELDS = Object.keys(WORTH);
/** A suggestion shows a name: it would be odd for a word that is not in it. */
const NAMED = ["head", "name", "brand"];

/**
 * How the words of a query are matched, the strictest first: all of them; all of them, or typos of them although the
 * catalogue knows the word; any of them.
 */
export const MATCH_MODES = ["all", "fuzzy", "any"] as const;

/**
 * How a query is matched. `isStrong` leaves out the composition and the description: by relevance what has a word there
 * alone comes last, in any other order it would come between what was meant.
 */
export type Matching = { mode: (typeof MATCH_MODES)[number]; isStrong: boolean };

/** Products that answer a query. */
export type Answer = {
  /** In no order. */
  hits: readonly Hit[];
  /** The query in the words of the catalogue, when the best answer is found by a typo. */
  didYouMean: string | undefined;
};

/** The full-text index of a catalogue, in memory. */
export class ProductSearch {
  readonly #synonyms: Synonyms;
  readonly #vocabulary = new Vocabulary();
  /** The index knows them by their places. */
  readonly #products: ListedProduct[] = [];
  readonly #index = new MiniSearch<Record<string, unknown>>({
    fields: FIELDS,
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
  });

  constructor(synonyms: Synonyms = readSynonyms()) {
    this.#synonyms = synonyms;
    for (const { term, shown } of synonyms.words) this.#vocabulary.add(term, shown, false, 0);
  }

  /**
   * A term counts in the best field that has it, and is not kept for the others.
   * @param category its name
   */
  add(product: ListedProduct, doc: ProductDoc, category = ""): void {
    const words = wordsOf(doc.name);
    const known = new Set<string>();
    const termsIn = (field: string, all: readonly Word[]) => {
      const terms = all.flatMap(({ term, shown }) => {
        const own = indexedTerms(term);
        for (const each of own) this.#vocabulary.add(each, shown, STRONG.includes(field), 1);
        return own;
      });
      const fresh = terms.filter((term) => !known.has(term));
      for (const term of fresh) known.add(term);
      return fresh.join(" ");
    };
    this.#index.add({
      id: this.#products.push(product) - 1,
      head: termsIn("head", words.slice(0, 1)),
      name: termsIn("name", words.slice(1)),
      brand: termsIn("brand", wordsOf(doc.brand)),
      category: termsIn("category", wordsOf(category)),
      composition: termsIn("composition", wordsOf(doc.composition ?? "")),
      description: termsIn("description", wordsOf(doc.description)),
    });
  }

  find(query: string, { mode, isStrong }: Matching): Answer {
    const slots = this.#plan(query, { fuzzy: mode === "fuzzy" });
    const matches = this.#search(slots, isStrong ? STRONG : FIELDS);
    const hits = rankHits(this.#products, matches, mode === "any" ? 1 : slots.length);
    return { hits, didYouMean: this.#correctionOf(query, slots, matches, hits) };
  }

  /** Whether `fuzzy` matches more than `all`. */
  isFuzzyWider(query: string): boolean {
    const [strict = 0, wide = 0] = [false, true].map((each) =>
      this.#plan(query, { fuzzy: each }).reduce((count, { alternatives }) => count + alternatives.length, 0),
    );
    return wide > strict;
  }

  /** Like `find`, for a query that is still being typed, and only by name and brand. */
  complete(query: string): Pick<Answer, "hits"> & { slots: readonly Slot[] } {
    const search = (unfinished: boolean) => {
      const slots = this.#plan(query, { typing: true, unfinished });
      return { slots, hits: rankHits(this.#products, this.#search(slots, NAMED), slots.length) };
    };
    // As the words that it has, before it is taken for a phrase that lacks its end.
    const found = search(false);
    return found.hits.length > 0 ? found : search(true);
  }

  #plan(query: string, how: Pick<Plan, "typing" | "unfinished" | "fuzzy">): Slot[] {
    return planQuery(query, { vocabulary: this.#vocabulary, synonyms: this.#synonyms, ...how });
  }

  /** What answers each word of a query. */
  #search(slots: readonly Slot[], fields: readonly string[]): SlotMatches[] {
    return slots.map(({ alternatives }) => {
      const matches = Array<SlotMatches[number]>(this.#products.length).fill(undefined);
      for (const alternative of alternatives) {
        const { terms, weight } = alternative;
        const [first = "", ...others] = terms;
        const worths = others.map((term) => this.#worthsOf(term, fields));
        // Shared by the products: one for each of them would be most of what a search allocates.
        let match = { alternative, worth: 0 };
        this.#forEachWith(first, fields, (at, worthOfFirst) => {
          // Some terms are worth their mean, and nothing where one is missing.
          const sum = worths.reduce((before, worth) => before + (worth.get(at) ?? -Infinity), worthOfFirst);
          const worth = (weight * sum) / terms.length;
          if (worth <= (matches[at]?.worth ?? 0)) return;
          if (worth !== match.worth) match = { alternative, worth };
          matches[at] = match;
        });
      }
      return matches;
    });
  }

  #worthsOf(term: string, fields: readonly string[]): Map<number, number> {
    const worths = new Map<number, number>();
    this.#forEachWith(term, fields, (at, worth) => worths.set(at, worth));
    return worths;
  }

  /** Reports the products that have a term, and what it is worth in the field that has it. */
  #forEachWith(term: string, fields: readonly string[], report: (at: number, worth: number) => void): void {
    for (const field of fields) {
      const worth = WORTH[field] ?? 0;
      // Called for each product that has the term. With 0 MiniSearch makes no result of it: its scores are of no use here.
      const boostDocument = (at: number) => {
        report(at, worth);
        return 0;
      };
      this.#index.search(term, { fields: [field], boostDocument });
    }
  }

  /** The query with the words that the best answer has instead of typos. */
  #correctionOf(
    query: string,
    slots: readonly Slot[],
    matches: readonly SlotMatches[],
    hits: readonly Hit[],
  ): string | undefined {
    let [best] = hits;
    for (const hit of hits) if (best && isBetter(hit, best)) best = hit;
    if (!best) return undefined;
    const at = this.#products.indexOf(best.product);
    const typos = slots.flatMap(({ shown }, place) => {
      const meant = matches[place]?.[at]?.alternative;
      return meant?.typo ? [{ shown, terms: meant.terms }] : [];
    });
    if (typos.length === 0) return undefined;
    return typos.reduce((text, { shown, terms }) => {
      const meant = terms.map((term) => this.#vocabulary.shown(term) ?? term).join(" ");
      return text.replace(new RegExp(`(?<!\\p{L})${shown}(?!\\p{L})`, "u"), meant);
    }, query.normalize("NFC").toLowerCase());
  }
}

/** By rank, then by id: so the first product of the list is the one whose words are meant. */
function isBetter(hit: Hit, than: Hit): boolean {
  return hit.rank > than.rank || (hit.rank === than.rank && hit.product.id < than.product.id);
}
