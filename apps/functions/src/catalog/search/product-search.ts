import type { Suggestion } from "@shop/contract";
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { ProductDoc } from "../../documents/product-doc.ts";
import { normalize } from "@shop/commerce";
import { readSynonyms, synonymsOf } from "./synonyms.ts";
import { correct, maxTyposIn, phoneticKeyOf, soundsOf, swapsOf } from "./typos.ts";
import { indexedTermsOf, termOf, typedWordsOf, wordsOf } from "./words.ts";

/**
 * What a word is worth in the field that has it. `head` is the first word of the name: in Spanish the noun comes first,
 * so that "leche entera" is milk and "chocolate con leche" is not. `phrases` are synonyms of several words, and `sound`
 * is how the words of the name are pronounced.
 */
const BOOST = {
  head: 40,
  name: 10,
  brand: 6,
  category: 4,
  phrases: 3,
  sound: 30,
  composition: 0.2,
  description: 0.1,
};
/** The fields in which a word may be a prefix. A suggestion shows only the name: a match elsewhere would look wrong. */
const NAMED = ["head", "name", "brand", "phrases"];
/** The fields that name a product, and those that describe it. */
const STRONG = ["head", "name", "brand", "category"];
const ALL = [...STRONG, "phrases", "composition", "description"];

/**
 * How words are matched, the strictest first. `exact`: every word; `fuzzy`: every word, or what is spelled or sounds like
 * it; `any`: at least one.
 */
const MATCHINGS = ["exact", "fuzzy", "any"] as const;
type Matching = (typeof MATCHINGS)[number];

/** The most words of a query that count. */
const MAX_WORDS = 8;

/** A product and its score in a search; 0 without a query. */
export type Hit = { product: ProductDoc; score: number };

type Label = Exclude<Suggestion, { kind: "product" }>;

/** The full-text index of a catalogue, in memory. */
export class ProductSearch {
  readonly #synonyms = readSynonyms();
  /** The terms of names, brands and categories: a typed one is a whole word, and no typo of another. */
  readonly #known = new Set<string>();
  readonly #options = {
    tokenize: wordsOf,
    processTerm: (word: string, field?: string) => this.#termsOf(word, field),
    // `#wordQuery` makes terms of the words of a query: they are not split and stemmed once more.
    searchOptions: { tokenize: (term: string) => [term], processTerm: (term: string) => term },
  };
  readonly #fields = { fields: Object.keys(BOOST), storeFields: ["product", "worth"] };
  readonly #products = new MiniSearch({ ...this.#options, ...this.#fields });
  readonly #labels = new MiniSearch({ ...this.#options, fields: ["name"], storeFields: ["label"] });

  /** @param category its name */
  add(product: ProductDoc, category = ""): void {
    const { name, brand } = product;
    const [noun = "", ...others] = wordsOf(name);
    const { words, phrases } = synonymsOf(name, this.#synonyms);
    this.#products.add({
      ...product,
      product,
      // Popularity raises a score, by 1.3 times at most.
      worth: 1 + Math.log10(1 + (product.popularity ?? 0)) / 20,
      head: `${noun} ${synonymsOf(noun, this.#synonyms).words}`,
      name: [...others, words].join(" "),
      category,
      phrases,
      sound: `${name} ${brand}`,
    });
  }

  /** Adds a category or a brand to what is suggested. */
  addLabel(label: Label): void {
    this.#labels.add({ id: this.#labels.documentCount, name: label.text, label });
  }

  /**
   * The hits of a query, and the corrected query if the best hit was found by a typo.
   * @param isStrict whether products that only mention the words are left out, unless there are no others. Sorted by
   * relevance they come last, but sorted by price they would stand among those that are meant
   */
  find(query: string, isStrict: boolean): { hits: Hit[]; didYouMean?: string | undefined } {
    const reaches = isStrict ? [STRONG, [...STRONG, "phrases"], ALL] : [ALL];
    const mayHaveTypos = typedWordsOf(query).some((word) => !this.#isKnown(word));
    for (const matching of mayHaveTypos ? MATCHINGS : MATCHINGS.filter((each) => each !== "fuzzy"))
      for (const fields of reaches) {
        const hits = this.#search(this.#queryOf(query, matching), fields);
        const [best] = hits;
        if (!best) continue;
        if (matching === "exact") return { hits };
        const text = `${best.product.name} ${best.product.brand}`;
        return { hits, didYouMean: correct(query, text, (word) => this.#isKnown(word)) };
      }
    return { hits: [] };
  }

  /** Like `find`, for a query that is still being typed, and only by name and brand; the best first. */
  complete(query: string): { labels: Label[]; hits: Hit[] } {
    for (const matching of ["exact", "fuzzy"] as const) {
      const parsed = this.#queryOf(query, matching, true);
      const labels = this.#labels.search(parsed).map(({ label }) => label as Label);
      const hits = this.#search(parsed, NAMED);
      if (labels.length > 0 || hits.length > 0) return { labels, hits };
    }
    return { labels: [], hits: [] };
  }

  #search(query: Query, fields: string[]): (SearchResult & Hit)[] {
    return this.#products.search(query, {
      fields,
      boost: BOOST,
      boostDocument: (_id, _term, stored) => stored?.["worth"] as number,
    }) as (SearchResult & Hit)[];
  }

  #isKnown(word: string): boolean {
    return this.#known.has(termOf(word));
  }

  #queryOf(query: string, matching: Matching, isTyping = false): Query {
    const words = typedWordsOf(query).slice(0, MAX_WORDS);
    const queries = words.map((word) => this.#wordQuery(word, matching !== "exact", isTyping));
    return { combineWith: matching === "any" ? "OR" : "AND", queries };
  }

  /** A word and its alternatives: an unknown word, or one still being typed, may be a prefix. */
  #wordQuery(word: string, isFuzzy: boolean, isTyping: boolean): Query {
    const [typed, term, isKnown] = [normalize(word), termOf(word), this.#isKnown(word)];
    // An amount such as `1l` is only found as it is: with a prefix or a typo it would be another amount.
    if (/^\d/.test(term)) return term;
    const queries: Query[] = [term];
    if (isTyping || !isKnown) queries.push({ queries: [typed], prefix: true, fields: NAMED });
    if (isFuzzy && !isKnown && maxTyposIn(typed) > 0)
      queries.push(
        { queries: [term], fuzzy: maxTyposIn(typed) },
        { queries: swapsOf(typed) },
        { queries: soundsOf(word), fields: ["sound"] },
      );
    return { combineWith: "OR", queries };
  }

  #termsOf(word: string, field: string | undefined): string[] {
    if (field === "sound") return [phoneticKeyOf(termOf(word))];
    const terms = indexedTermsOf(word);
    if (field !== "composition" && field !== "description") for (const term of terms) this.#known.add(term);
    return terms;
  }
}
