import file from "../../../catalog/synonyms.json" with { type: "json" };
import { MAX_QUERY_LENGTH } from "@shop/contract";
import { termOf, wordsOf } from "./words.ts";

/** A word or a phrase, and the terms of its words. */
type Phrase = { text: string; terms: readonly string[] };

/** Phrases that mean the same. */
export type SynonymGroup = readonly Phrase[];

/**
 * @param groups phrases that mean the same to a shopper, in any order
 * @throws Error a sentence in Spanish for the shop owner, who edits the file, with the place of the first wrong group
 */
export function readSynonyms(groups: readonly (readonly string[])[] = file.groups): SynonymGroup[] {
  const wrong = groups.findIndex((group) => !isGroup(group));
  if (wrong >= 0)
    throw new Error(
      `apps/functions/catalog/synonyms.json no vale: el grupo ${wrong + 1} tiene que ser una lista de dos palabras o frases, o más.`,
    );
  return groups.map((group) =>
    group.map((text) => ({ text, terms: wordsOf(text).map((word) => termOf(word)) })),
  );
}

/** What else the words and phrases of a text are called: by one word, and by several. */
export function synonymsOf(
  text: string,
  groups: readonly SynonymGroup[],
): { words: string; phrases: string } {
  const own = new Set(wordsOf(text).map((word) => termOf(word)));
  const isIn = ({ terms }: Phrase) => terms.every((term) => own.has(term));
  const others = groups.filter((group) => group.some(isIn)).flat();
  const textOf = (phrases: readonly Phrase[]) => phrases.map((phrase) => phrase.text).join(" ");
  return {
    words: textOf(others.filter(({ terms }) => terms.length === 1)),
    phrases: textOf(others.filter(({ terms }) => terms.length > 1)),
  };
}

/** A phrase has a word, and is no longer than what a shopper can search. */
function isGroup(group: unknown): boolean {
  return (
    Array.isArray(group) &&
    group.length > 1 &&
    group.every(
      (phrase) =>
        typeof phrase === "string" && phrase.length <= MAX_QUERY_LENGTH && wordsOf(phrase).length > 0,
    )
  );
}
