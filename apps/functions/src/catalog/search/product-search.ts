import { setImmediate as nextTurn } from "node:timers/promises";
import { planQuery, type Alternative, type Slot } from "./plan-query.ts";
import { any, better, both, NO_HITS, worthIn, type Hits } from "./hits.ts";
import { FIELDS, OpenPostings, type Field, type Lookup } from "./postings.ts";
import { rankHits, type RankColumns, type Ranks } from "./rank.ts";
import { readSynonyms, type Synonyms } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { indexedTerms, wordsOf } from "./words.ts";

/** What of a product can be found; `category` and `aisle` are the name and the place of its category. */
export type SearchText = Readonly<Record<Field, string>> & { aisle: number };

/**
 * How a query is read, the strictest first: every word has to be found; every word, or a typo of it although
 * the catalogue knows the word; any word.
 */
export const READINGS = ["every", "loose", "any"] as const;
export type Reading = (typeof READINGS)[number];

/** Products that answer a query. */
export type Answer = Ranks & {
  /** The query in the words of the catalogue, when the best answer is found by a typo. */
  didYouMean: string | undefined;
};

const STRONG: ReadonlySet<Field> = new Set(["name", "brand", "category"]);
/** A suggestion shows a name: it would be odd for a word that is not in it. */
const NAMED: readonly Field[] = ["name", "brand"];

/** What a column of bytes can hold. */
const MAX_SCORE = 255;

/** How many products are indexed before others get a turn. */
const CHUNK = 250;

export type ProductSearch = {
  find: (query: string, reading: Reading) => Answer;
  /** Like `find`, for a query that is still being typed. */
  complete: (query: string) => Ranks & { slots: readonly Slot[] };
};

/**
 * Builds the index of a catalogue in memory.
 * @param texts of the products; the index of each is its row
 */
export async function createProductSearch(
  texts: readonly SearchText[],
  synonyms: Synonyms = readSynonyms(),
): Promise<ProductSearch> {
  const { vocabulary, postings, ranked } = await readTexts(texts, synonyms);
  const anywhere = postings.within(FIELDS);
  const named = postings.within(NAMED);
  return {
    find(query, reading) {
      const slots = planQuery(query, { vocabulary, synonyms, typing: false, loose: reading !== "every" });
      const hits = slots.map((slot) => answersTo(slot, anywhere));
      const ranks = rankHits(combined(hits, reading === "any" ? any : both), ranked);
      return { ...ranks, didYouMean: correctionOf(query, slots, ranks, { lookup: anywhere, vocabulary }) };
    },
    complete(query) {
      const slots = planQuery(query, { vocabulary, synonyms, typing: true, loose: false });
      const hits = slots.map((slot) => answersTo(slot, named));
      return { ...rankHits(combined(hits, both), ranked), slots };
    },
  };
}

async function readTexts(texts: readonly SearchText[], synonyms: Synonyms) {
  const vocabulary = new Vocabulary();
  for (const { term, shown } of synonyms.words) vocabulary.add(term, shown, false, 0);
  const postings = new OpenPostings();
  const ranked: RankColumns = {
    words: new Uint8Array(texts.length),
    categories: new Uint8Array(texts.length),
  };
  await inChunks(texts, (text, row) => {
    for (const field of FIELDS) {
      const words = wordsOf(text[field]);
      for (const [at, { term, shown }] of words.entries()) {
        for (const each of indexedTerms(term)) {
          vocabulary.add(each, shown, STRONG.has(field), 1);
          postings.add(each, row, field, field === "name" && at === 0);
        }
      }
      if (field === "name") ranked.words[row] = Math.min(MAX_SCORE, words.length);
    }
    ranked.categories[row] = Math.min(MAX_SCORE, text.aisle);
  });
  return { vocabulary, postings: postings.close(), ranked };
}

/** Does something with each of many, and lets others have a turn between some of them and the next. */
async function inChunks<T>(all: readonly T[], act: (one: T, at: number) => void, from = 0): Promise<void> {
  for (const [at, one] of all.slice(from, from + CHUNK).entries()) act(one, from + at);
  if (from + CHUNK >= all.length) return;
  await nextTurn();
  await inChunks(all, act, from + CHUNK);
}

/** What answers one word of a query, each product by the alternative that is worth most to it. */
function answersTo({ alternatives }: Slot, lookup: Lookup): Hits {
  const hits = alternatives.map((each) => hitsOf(each, lookup));
  // From the last one on: the first is the word itself, which most products have, and is gone through once.
  return hits.reduceRight((rest, one) => better(one, rest), NO_HITS);
}

/** What has all terms of an alternative, which together are one word of the query. */
function hitsOf({ terms, weight }: Alternative, lookup: Lookup): Hits {
  return combined(terms.map(lookup), both).asOneWord(weight, terms.length);
}

function combined([first = NO_HITS, ...others]: readonly Hits[], how: typeof both): Hits {
  return others.reduce((hits, more) => how(hits, more), first);
}

/** The query with the words that the best answer has instead of typos. */
function correctionOf(
  query: string,
  slots: readonly Slot[],
  { rows, ranks }: Ranks,
  { lookup, vocabulary }: { lookup: Lookup; vocabulary: Vocabulary },
): string | undefined {
  if (!slots.some(mayBeTypo)) return undefined;
  const best = rows[ranks.indexOf(ranks.reduce((most, rank) => Math.max(most, rank), -Infinity))];
  if (best === undefined) return undefined;
  const typos = slots.flatMap((slot) => {
    const meant = meantBy(slot, best, lookup);
    return meant?.typo ? [{ shown: slot.shown, terms: meant.terms }] : [];
  });
  if (typos.length === 0) return undefined;
  return typos.reduce((text, { shown, terms }) => {
    const meant = terms.map((term) => vocabulary.shown(term) ?? term).join(" ");
    return text.replace(new RegExp(`(?<!\\p{L})${shown}(?!\\p{L})`, "u"), meant);
  }, query.normalize("NFC").toLowerCase());
}

function mayBeTypo({ alternatives }: Slot): boolean {
  return alternatives.some(({ typo }) => typo);
}

/** The alternative by which a product answers a word. */
function meantBy({ alternatives }: Slot, row: number, lookup: Lookup): Alternative | undefined {
  let meant: { alternative: Alternative; worth: number } | undefined;
  for (const alternative of alternatives) {
    const worth = worthIn(hitsOf(alternative, lookup), row);
    if (worth > (meant?.worth ?? 0)) meant = { alternative, worth };
  }
  return meant?.alternative;
}
