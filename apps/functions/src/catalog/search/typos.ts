import SearchableMap from "minisearch/SearchableMap";
import { normalize } from "./normalize.ts";
import { phoneticKeyOf } from "./phonetic-key.ts";
import { termOf, typedWordsOf, wordsOf } from "./words.ts";

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

/** How a word sounds as it is typed and without its ending. */
export function soundsOf(word: string): string[] {
  return [normalize(word), termOf(word)].map((text) => phoneticKeyOf(text));
}

/**
 * A query with the words of a text in place of those that nobody sells.
 * @returns undefined when it stays as it is
 */
export function correct(query: string, text: string, isKnown: (word: string) => boolean): string | undefined {
  const words = SearchableMap.from(wordsOf(text).map((word): [string, string] => [termOf(word), word]));
  const typed = query.normalize("NFC").toLowerCase();
  const corrected = typedWordsOf(query)
    .filter((word) => maxTyposIn(word) > 0 && /^\p{L}/u.test(word) && !isKnown(word))
    .reduce(
      (before, word) =>
        before.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u"), wordLike(word, words) ?? word),
      typed,
    );
  return corrected === typed ? undefined : corrected;
}

/** What sounds the same, or else has the fewest typos. */
function wordLike(word: string, words: SearchableMap<string>): string | undefined {
  const sounds = new Set(soundsOf(word));
  const sounding = [...words].find(([term]) => sounds.has(phoneticKeyOf(term)));
  const swapped = swapsOf(normalize(word)).find((term) => words.has(term));
  const [near] = [...words.fuzzyGet(termOf(word), maxTyposIn(word)).values()].toSorted(
    ([, a], [, b]) => a - b,
  );
  return sounding?.[1] ?? words.get(swapped ?? "") ?? near?.[0];
}
