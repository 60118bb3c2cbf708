import file from "../../../catalog/synonyms.json" with { type: "json" };
import { MAX_QUERY_LENGTH } from "@shop/contract";
import { termOf, wordsOf } from "./words.ts";

/** Words and phrases that mean the same, each with the terms of its words. */
export type SynonymGroup = readonly { text: string; terms: readonly string[] }[];

/**
 * @param groups phrases that mean the same to a shopper, in any order
 * @throws Error a sentence in Spanish for the shop owner, who edits the file, with the place of the first wrong group
 */
export function readSynonyms(groups: readonly (readonly string[])[] = file.groups): SynonymGroup[] {
  return groups.map((group, at) => {
    if (!Array.isArray(group) || group.length < 2 || !group.every(isPhrase))
      throw new Error(
        `apps/functions/catalog/synonyms.json no vale: el grupo ${at + 1} tiene que ser una lista de dos palabras o frases, o más.`,
      );
    return group.map((text) => ({ text, terms: wordsOf(text).map(termOf) }));
  });
}

/** It has a word, and is no longer than what a shopper can search. */
function isPhrase(text: unknown): text is string {
  return typeof text === "string" && text.length <= MAX_QUERY_LENGTH && wordsOf(text).length > 0;
}

/**
 * The synonyms under which the name of a product is indexed, from every group that has one of its words or phrases. A
 * phrase matches when the name has all of its words, in any order. Words and phrases are apart, as the words of a phrase
 * count for less: as a part of the name, "mora azul" would make blueberries a good match for "azul".
 */
export function synonymsOf(
  text: string,
  groups: readonly SynonymGroup[],
): { words: string; phrases: string } {
  const own = new Set(wordsOf(text).map(termOf));
  const matching = groups
    .filter((group) => group.some(({ terms }) => terms.every((term) => own.has(term))))
    .flat();
  const textOf = (synonyms: SynonymGroup) => synonyms.map((synonym) => synonym.text).join(" ");
  return {
    words: textOf(matching.filter(({ terms }) => terms.length === 1)),
    phrases: textOf(matching.filter(({ terms }) => terms.length > 1)),
  };
}
