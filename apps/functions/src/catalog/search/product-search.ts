import MiniSearch, { type Query } from "minisearch";
import { planQuery, type Slot } from "./plan-query.ts";
import { meantIn, rankFound, STRONG, WORTH, type Found, type Ranked } from "./rank.ts";
import { readSynonyms, type Synonyms } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { indexedTerms, wordsOf, type Word } from "./words.ts";

/** What of a product can be found; `category` and `aisle` are the name and the number of its category. */
export type SearchText = {
  name: string;
  brand: string;
  category: string;
  composition: string;
  description: string;
  aisle: number;
};

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
  /** Their rows, with how well each answers, as a whole number; in no order. */
  found: readonly Ranked[];
  /** The query in the words of the catalogue, when the best answer is found by a typo. */
  didYouMean: string | undefined;
};

/** The full-text index of a catalogue, in memory. */
export class ProductSearch {
  readonly #synonyms: Synonyms;
  readonly #vocabulary = new Vocabulary();
  /** By row how many words the name of a product has, and the number of its aisle. */
  readonly #products: { words: number; aisle: number }[] = [];
  readonly #index = new MiniSearch<Record<string, string | number>>({
    fields: FIELDS,
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
    // The order is ours: scores that are all the same need not be sorted.
    searchOptions: { boostTerm: () => 0 },
  });

  constructor(synonyms: Synonyms = readSynonyms()) {
    this.#synonyms = synonyms;
    for (const { term, shown } of synonyms.words) this.#vocabulary.add(term, shown, false, 0);
  }

  /** A term counts in the best field that has it, and is not kept for the others. */
  add({ aisle, ...text }: SearchText): void {
    const words = wordsOf(text.name);
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
      id: this.#products.length,
      head: termsIn("head", words.slice(0, 1)),
      name: termsIn("name", words.slice(1)),
      brand: termsIn("brand", wordsOf(text.brand)),
      category: termsIn("category", wordsOf(text.category)),
      composition: termsIn("composition", wordsOf(text.composition)),
      description: termsIn("description", wordsOf(text.description)),
    });
    this.#products.push({ words: words.length, aisle });
  }

  find(query: string, { mode, isStrong }: Matching): Answer {
    const slots = this.#plan(query, { typing: false, fuzzy: mode === "fuzzy" });
    const combineWith = mode === "any" ? "OR" : "AND";
    const matches = this.#search(slots, combineWith, isStrong ? STRONG : FIELDS);
    const found = rankFound(matches, slots, this.#products);
    return { found, didYouMean: this.#correctionOf(query, slots, bestOf(matches, found)) };
  }

  /** Whether `fuzzy` matches more than `all`. */
  isFuzzyWider(query: string): boolean {
    const [strict = 0, wide = 0] = [false, true].map((each) =>
      this.#plan(query, { typing: false, fuzzy: each }).reduce(
        (count, { alternatives }) => count + alternatives.length,
        0,
      ),
    );
    return wide > strict;
  }

  /** Like `find`, for a query that is still being typed, and only by name and brand. */
  complete(query: string): Pick<Answer, "found"> & { slots: readonly Slot[] } {
    const slots = this.#plan(query, { typing: true, fuzzy: false });
    const matches = this.#search(slots, "AND", NAMED);
    return { slots, found: rankFound(matches, slots, this.#products) };
  }

  #plan(query: string, how: { typing: boolean; fuzzy: boolean }): Slot[] {
    return planQuery(query, { vocabulary: this.#vocabulary, synonyms: this.#synonyms, ...how });
  }

  #search(slots: readonly Slot[], combineWith: "AND" | "OR", fields: string[]): Found[] {
    if (combineWith === "AND" && slots.some(({ alternatives }) => alternatives.length === 0)) return [];
    const queries = slots.map(({ alternatives }): Query => ({
      combineWith: "OR",
      queries: alternatives.map(({ terms }) => ({ combineWith: "AND", queries: [...terms] })),
    }));
    return this.#index.search({ combineWith, queries, fields });
  }

  /** The query with the words that the best answer has instead of typos. */
  #correctionOf(query: string, slots: readonly Slot[], best: Found | undefined): string | undefined {
    if (!best) return undefined;
    const typos = slots.flatMap((slot) => {
      const meant = meantIn(best.match, slot);
      return meant?.typo ? [{ shown: slot.shown, terms: meant.terms }] : [];
    });
    if (typos.length === 0) return undefined;
    return typos.reduce((text, { shown, terms }) => {
      const meant = terms.map((term) => this.#vocabulary.shown(term) ?? term).join(" ");
      return text.replace(new RegExp(`(?<!\\p{L})${shown}(?!\\p{L})`, "u"), meant);
    }, query.normalize("NFC").toLowerCase());
  }
}

/** The match of the product that answers best, the first one among equal ones. */
function bestOf(matches: readonly Found[], found: readonly Ranked[]): Found | undefined {
  let best: Ranked | undefined;
  let match: Found | undefined;
  for (const [at, each] of found.entries()) {
    const order = best ? each.rank - best.rank || best.row - each.row : 1;
    if (order <= 0) continue;
    best = each;
    match = matches[at];
  }
  return match;
}
