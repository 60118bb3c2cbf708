import file from "../../../catalog/synonyms.json" with { type: "json" };
import { MAX_QUERY_LENGTH } from "@shop/contract";
import { wordsOf, type Word } from "./words.ts";

/** Ways to say the same. */
export type Synonyms = {
  /** For the `synonymKey` of a phrase, the terms of the others. */
  others: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The words of all phrases. */
  words: readonly Word[];
};

/** Under this a phrase is known in any order of its words, also to those whose keyboard has no `ñ`. */
export function synonymKey(terms: readonly string[]): string {
  return terms
    .map((term) => term.replaceAll("ñ", "n"))
    .toSorted()
    .join(" ");
}

/**
 * @param groups phrases that mean the same to a shopper, in any order
 * @throws Error a sentence in Spanish for the shop owner, who edits the file, with the place of the first wrong group
 */
export function readSynonyms(groups: readonly (readonly string[])[] = file.groups): Synonyms {
  const wrong = groups.findIndex((group) => !isGroup(group));
  if (wrong >= 0)
    throw new Error(
      `apps/functions/catalog/synonyms.json no vale: el grupo ${wrong + 1} tiene que ser una lista de dos palabras o frases, o más.`,
    );
  const others = new Map<string, (readonly string[])[]>();
  const all = groups.map((group) => group.map(wordsOf));
  for (const group of all) {
    const phrases = group.map((words) => words.map(({ term }) => term));
    for (const phrase of phrases) {
      const key = synonymKey(phrase);
      const rest = phrases.filter((other) => synonymKey(other) !== key);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  return { others, words: all.flat(2) };
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
