import MiniSearch, { type Query } from "minisearch";
import { planQuery, type Slot } from "./plan-query.ts";
import { bestOf, rank, type Found, type Ranked } from "./rank.ts";
import { readSynonyms, type Synonyms } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { indexedTerms, wordsOf } from "./words.ts";

/** What of a product can be found; `category` and `aisle` are the name and the place of its category. */
export type SearchText = {
  id: string;
  aisle: number;
  name: string;
  brand: string;
  category: string;
  composition: string;
  description: string;
};

/**
 * How a query is read, the strictest first: every word has to be found; every word, or a typo of it although
 * the catalogue knows the word; any word.
 */
export const READINGS = ["every", "loose", "any"] as const;
export type Reading = (typeof READINGS)[number];

/** Products that answer a query, with their ranks in no order. */
export type Answer = {
  ranks: ReadonlyMap<string, number>;
  /** The query in the words of the catalogue, when the best answer is found by a typo. */
  didYouMean: string | undefined;
};

const FIELDS = ["name", "brand", "category", "composition", "description"] as const;
const STRONG: ReadonlySet<string> = new Set(["name", "brand", "category"]);
/** A suggestion shows a name: it would be odd for a word that is not in it. */
const NAMED: readonly string[] = ["name", "brand"];

const UNKNOWN: Ranked = { terms: [], aisle: 0 };

/** How many products are indexed before others get a turn. */
const CHUNK = 250;

export type ProductSearch = {
  find: (query: string, reading: Reading) => Answer;
  /** Like `find`, for a query that is still being typed. */
  complete: (query: string) => { ranks: ReadonlyMap<string, number>; slots: readonly Slot[] };
};

/** Builds the index of a catalogue in memory: about 3 kB for each product. */
export async function createProductSearch(
  texts: readonly SearchText[],
  synonyms: Synonyms = readSynonyms(),
): Promise<ProductSearch> {
  const vocabulary = new Vocabulary();
  for (const { term, shown } of synonyms.words) vocabulary.add(term, shown, false, 0);
  const index = new MiniSearch<SearchText>({
    fields: [...FIELDS],
    tokenize: (text, field = "") => keptTerms(text, STRONG.has(field), vocabulary),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(texts, { chunkSize: CHUNK });
  const ranked = new Map<string, Ranked>(
    texts.map(({ id, name, aisle }) => [id, { terms: wordsOf(name).map(({ term }) => term), aisle }]),
  );

  const search = (slots: readonly Slot[], combine: "AND" | "OR", fields: readonly string[] = FIELDS) => {
    let best: { id: string; score: number; found: Found } | undefined;
    const ranks = new Map<string, number>();
    if (slots.length === 0) return { ranks, best };
    for (const { id, match } of index.search(treeOf(slots, combine), { fields: [...fields] }) as {
      id: string;
      match: Found;
    }[]) {
      const score = rank(slots, match, ranked.get(id) ?? UNKNOWN);
      ranks.set(id, score);
      if (!best || score > best.score || (score === best.score && id < best.id))
        best = { id, score, found: match };
    }
    return { ranks, best };
  };

  return {
    find(query, reading) {
      const slots = planQuery(query, { vocabulary, synonyms, typing: false, loose: reading !== "every" });
      const { ranks, best } = search(slots, reading === "any" ? "OR" : "AND");
      return { ranks, didYouMean: best && correctionOf(query, slots, best.found, vocabulary) };
    },
    complete(query) {
      const slots = planQuery(query, { vocabulary, synonyms, typing: true, loose: false });
      return { ranks: search(slots, "AND", NAMED).ranks, slots };
    },
  };
}

/** The terms of a text, which the vocabulary learns too: reading a text is most of the work. */
function keptTerms(text: string, strong: boolean, vocabulary: Vocabulary): string[] {
  return wordsOf(text).flatMap(({ term, shown }) => {
    const terms = indexedTerms(term);
    for (const each of terms) vocabulary.add(each, shown, strong, 1);
    return terms;
  });
}

function treeOf(slots: readonly Slot[], combineWith: "AND" | "OR"): Query {
  return {
    combineWith,
    queries: slots.map(({ alternatives }) => ({
      combineWith: "OR",
      queries: alternatives.map(({ terms }) => ({ combineWith: "AND", queries: [...terms] })),
    })),
  };
}

/** The query with the words that the best answer has instead of typos. */
function correctionOf(
  query: string,
  slots: readonly Slot[],
  found: Found,
  vocabulary: Vocabulary,
): string | undefined {
  const typos = slots.flatMap(({ shown, alternatives }) => {
    const best = bestOf(alternatives, found)?.alternative;
    return best?.typo ? [{ shown, terms: best.terms }] : [];
  });
  if (typos.length === 0) return undefined;
  return typos.reduce((text, { shown, terms }) => {
    const meant = terms.map((term) => vocabulary.shown(term) ?? term).join(" ");
    return text.replace(new RegExp(`(?<!\\p{L})${shown}(?!\\p{L})`, "u"), meant);
  }, query.normalize("NFC").toLowerCase());
}
