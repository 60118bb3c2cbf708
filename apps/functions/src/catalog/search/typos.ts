import SearchableMap from "minisearch/SearchableMap";
import { normalize } from "@shop/commerce";
import { termOf, typedWordsOf, wordsOf } from "./words.ts";

/** Applied in this order. A digit protects a sound from later rules: 4 is `ch`, 9 the hard `g`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, "4"],
  [/h/g, ""],
  [/qu(?=[ei])|q|k/g, "k"],
  [/c(?=[ei])|z|x/g, "s"],
  [/c/g, "k"],
  [/gu(?=[ei])/g, "9"],
  [/g(?=[ei])/g, "j"],
  [/ll/g, "y"],
  [/v|w/g, "b"],
  [/9/g, "g"],
  [/(.)\1+/g, "$1"],
];

/**
 * The phonetic key of a word in Latin American Spanish: spelling by ear confuses `b` and `v`, `s`, `c` and `z`, `ll` and
 * `y`, `g` and `j`, `qu` and `k`, and leaves out the `h`.
 * @param word normalized
 */
export function phoneticKeyOf(word: string): string {
  return SOUNDS.reduce((text, [letters, replacement]) => text.replaceAll(letters, replacement), word);
}

/** How many letters of a word may be wrong. One of three letters has too many neighbours to guess. */
export function maxTyposIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The terms of a word with two letters in the wrong order: one mistake, which counts as two edits. */
export function swapsOf(word: string): string[] {
  if (maxTyposIn(word) === 0) return [];
  return Array.from({ length: word.length - 1 }, (_, at) =>
    termOf(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)),
  );
}

/** The phonetic keys of a word: as it is typed, and of its term. */
export function soundsOf(word: string): string[] {
  return [normalize(word), termOf(word)].map(phoneticKeyOf);
}

/**
 * The query with its unknown words replaced by similar ones of a text.
 * @returns undefined when it stays as it is
 */
export function correct(query: string, text: string, isKnown: (word: string) => boolean): string | undefined {
  const words = SearchableMap.from(wordsOf(text).map((word): [string, string] => [termOf(word), word]));
  // Lower case in composed form, as `typedWordsOf` gives the words that are replaced in it.
  const typed = query.normalize("NFC").toLowerCase();
  let corrected = typed;
  for (const word of typedWordsOf(query)) {
    if (maxTyposIn(word) === 0 || !/^\p{L}/u.test(word) || isKnown(word)) continue;
    const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u");
    corrected = corrected.replace(whole, wordLike(word, words) ?? word);
  }
  return corrected === typed ? undefined : corrected;
}

/** The word that sounds the same, or else the one with the fewest typos. */
function wordLike(word: string, words: SearchableMap<string>): string | undefined {
  const sounds = soundsOf(word);
  const sameSound = [...words].find(([term]) => sounds.includes(phoneticKeyOf(term)));
  const swapped = swapsOf(normalize(word)).find((term) => words.has(term));
  const similar = [...words.fuzzyGet(termOf(word), maxTyposIn(word)).values()];
  return sameSound?.[1] ?? words.get(swapped ?? "") ?? similar.toSorted(([, a], [, b]) => a - b)[0]?.[0];
}
