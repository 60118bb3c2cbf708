import { synonymKey, type Synonyms } from "./synonyms.ts";
import type { Alternative, Vocabulary } from "./vocabulary.ts";
import { typedWordsOf, type Word } from "./words.ts";

/** One word of the query, or some that are a phrase, and all that may be meant by it. */
export type Slot = { shown: string; alternatives: readonly Alternative[] };

export type Plan = {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  /** The shopper is still typing: every word may be the beginning of another. */
  typing?: boolean;
  /** What is typed may be a phrase that lacks its end. */
  unfinished?: boolean;
  /** A word may be a typo of another although the catalogue knows it. */
  fuzzy?: boolean;
};

/** The most words of a query that count. */
const MAX_WORDS = 8;

/** How much less another way to say it counts. */
const SYNONYM = 0.85;

/** What each word of a query may stand for. Empty when the query has no words. */
export function planQuery(query: string, plan: Plan): Slot[] {
  return slotsOf(typedWordsOf(query).slice(0, MAX_WORDS), plan);
}

function slotsOf(words: readonly Word[], plan: Plan): Slot[] {
  const [first] = words;
  if (!first) return [];
  const phrase = phraseAtStart(words, plan);
  return phrase
    ? [phrase.slot, ...slotsOf(words.slice(phrase.length), plan)]
    : [wordSlot(first, plan), ...slotsOf(words.slice(1), plan)];
}

/** The longest phrase of several words that the synonyms know; one that is still being typed may lack its end. */
function phraseAtStart(words: readonly Word[], { vocabulary, synonyms, unfinished }: Plan) {
  for (let length = words.length; length > 1; length -= 1) {
    const own = words.slice(0, length);
    const terms = own.map(({ term }) => term);
    const others =
      synonyms.others.get(synonymKey(terms)) ??
      (unfinished && length === words.length ? phrasesFrom(synonyms, own) : undefined);
    if (!others) continue;
    const alternatives = withSynonyms({ terms, weight: 1, typo: false }, synonyms, others);
    // One for which nothing is sold is read as its words.
    if (alternatives.some((each) => isSold(each, vocabulary)))
      return { length, slot: { shown: own.map(({ shown }) => shown).join(" "), alternatives } };
  }
  return undefined;
}

/** Other ways to say the phrases that have these words, the last of which may lack its end. */
function phrasesFrom({ others }: Synonyms, words: readonly Word[]) {
  const last = synonymKey([words.at(-1)?.normalized ?? ""]);
  const finished = words.slice(0, -1).map(({ term }) => synonymKey([term]));
  const found = [...others].filter(([key]) => {
    const terms = key.split(" ");
    const rest = terms.filter((term) => !finished.includes(term));
    return rest.length === terms.length - finished.length && rest.some((term) => term.startsWith(last));
  });
  return found.length > 0 ? found.flatMap(([, phrases]) => phrases) : undefined;
}

function wordSlot(word: Word, plan: Plan): Slot {
  const { vocabulary, synonyms, typing } = plan;
  const fuzzy = plan.fuzzy === true && !vocabulary.isFrequent(word.term);
  const itself: Alternative = { terms: [word.term], weight: 1, typo: false };
  const own = withSynonyms(itself, synonyms);
  const isKnown =
    vocabulary.isStrong(word.term) || own.some((each) => each !== itself && isSold(each, vocabulary));
  // A word begins with itself and is like itself, too, and what has it need not be gone through again.
  const others = (found: readonly Alternative[]) =>
    found.filter(({ terms }) => terms[0] !== word.term).flatMap((each) => withSynonyms(each, synonyms));
  const longer = typing || fuzzy || !isKnown ? others(vocabulary.beginningWith(word)) : [];
  const found = [...own, ...longer];
  const near = fuzzy || !found.some((each) => isSold(each, vocabulary)) ? others(vocabulary.like(word)) : [];
  return { shown: word.shown, alternatives: [...found, ...near].filter((each) => isSold(each, vocabulary)) };
}

function isSold({ terms }: Alternative, vocabulary: Vocabulary): boolean {
  return terms.every((term) => vocabulary.isSold(term));
}

/** @param others by default other ways to say the same terms */
function withSynonyms(
  own: Alternative,
  synonyms: Synonyms,
  others = synonyms.others.get(synonymKey(own.terms)) ?? [],
): Alternative[] {
  return [own, ...others.map((terms) => ({ ...own, terms, weight: own.weight * SYNONYM }))];
}
