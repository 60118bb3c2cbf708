import MiniSearch from "minisearch";
import type { ListedProduct } from "../listing/listed-product.ts";
import type { ProductDoc } from "../product-doc.ts";
import { planQuery, type Slot } from "./plan-query.ts";
import { meantIn, rankMatches, STRONG, WORTH, type Hit } from "./rank.ts";
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
      id: product,
      head: termsIn("head", words.slice(0, 1)),
      name: termsIn("name", words.slice(1)),
      brand: termsIn("brand", wordsOf(doc.brand)),
      category: termsIn("category", wordsOf(category)),
      composition: termsIn("composition", wordsOf(doc.composition ?? "")),
      description: termsIn("description", wordsOf(doc.description)),
    });
  }

  find(query: string, { mode, isStrong }: Matching): Answer {
    const slots = this.#plan(query, { typing: false, fuzzy: mode === "fuzzy" });
    const combineWith = mode === "any" ? "OR" : "AND";
    const hits = this.#search(slots, combineWith, isStrong ? STRONG : FIELDS);
    return { hits, didYouMean: this.#correctionOf(query, slots, hits) };
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
  complete(query: string): Pick<Answer, "hits"> & { slots: readonly Slot[] } {
    const slots = this.#plan(query, { typing: true, fuzzy: false });
    return { slots, hits: this.#search(slots, "AND", NAMED) };
  }

  #plan(query: string, how: { typing: boolean; fuzzy: boolean }): Slot[] {
    return planQuery(query, { vocabulary: this.#vocabulary, synonyms: this.#synonyms, ...how });
  }

  #search(slots: readonly Slot[], combineWith: "AND" | "OR", fields: string[]): Hit[] {
    if (combineWith === "AND" && slots.some(({ alternatives }) => alternatives.length === 0)) return [];
    const matches = new Map<ListedProduct, Hit["match"]>();
    for (const slot of slots) {
      const queries = slot.alternatives.flatMap(({ terms }) => terms);
      for (const field of fields) {
        // Called for each product that has the term. With 0 MiniSearch makes no result of it: its scores are of no use here.
        const boostDocument = (product: ListedProduct, term: string) => {
          const match = matches.get(product);
          if (match) match[term] = field;
          // What has not the first word has not all of them.
          else if (combineWith === "OR" || slot === slots[0]) matches.set(product, { [term]: field });
          return 0;
        };
        this.#index.search({ queries }, { fields: [field], boostDocument });
      }
    }
    return rankMatches(matches, slots, combineWith === "AND" ? slots.length : 1);
  }

  /** The query with the words that the best answer has instead of typos. */
  #correctionOf(query: string, slots: readonly Slot[], hits: readonly Hit[]): string | undefined {
    let [best] = hits;
    for (const hit of hits) if (best && isBetter(hit, best)) best = hit;
    if (!best) return undefined;
    const typos = slots.flatMap((slot) => {
      const meant = meantIn(best.match, slot)?.alternative;
      return meant?.typo ? [{ shown: slot.shown, terms: meant.terms }] : [];
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
