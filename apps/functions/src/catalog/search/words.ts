import { normalize } from "./normalize.ts";
import { stem } from "./stem.ts";

/** They are in every second name, and say nothing about it. `sin` does: "sin azúcar". */
const EMPTY = new Set(
  "a al con de del e el en la las lo los o para por u un una y".split(" ") as readonly string[],
);

/** How people write the units of a label. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ...unit("kg", "kgs kilo kilos kilogramo kilogramos"),
  ...unit("g", "gr grs gramo gramos"),
  ...unit("l", "lt lts litro litros"),
  ...unit("ml", "mililitro mililitros"),
  ...unit("mg", "miligramo miligramos"),
  ...unit("pz", "pza pzas pzs pieza piezas"),
]);

const PARTS = /(\d+(?:[.,]\d+)?)\s*(\p{L}*)|\p{L}+/gu;

/**
 * The words of a text in their order, in small letters and without those that say nothing. An amount and its unit are
 * one word: `1 L`, `1l` and `1 litro` are `1l`.
 */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter((word) => !EMPTY.has(normalize(word)));
}

/** The words of what somebody typed: those that say nothing count when there are no others. */
export function typedWordsOf(query: string): string[] {
  const words = wordsOf(query);
  return words.length > 0 ? words : allWordsOf(query);
}

/** What the index has for a word: the same for its singular and plural, with and without accents. */
export function termOf(word: string): string {
  return stem(normalize(word));
}

/**
 * All that the index has for a word of the catalogue. A word with `ñ` is also there with `n`, for those whose keyboard
 * has no `ñ`; an amount also without its unit.
 */
export function indexedTermsOf(word: string): string[] {
  const term = termOf(word);
  if (term.includes("ñ")) return [term, term.replaceAll("ñ", "n")];
  const number = /^[\d.]+(?=\D)/.exec(term)?.[0];
  return number === undefined ? [term] : [term, number];
}

function allWordsOf(text: string): string[] {
  return [...text.normalize("NFC").toLowerCase().matchAll(PARTS)].flatMap(([part, number, after]) =>
    number === undefined ? [part] : amount(number.replace(",", "."), after ?? ""),
  );
}

function amount(number: string, after: string): string[] {
  const shortUnit = UNITS.get(normalize(after));
  if (shortUnit !== undefined) return [number + shortUnit];
  return [number, after].filter((part) => part !== "");
}

function unit(short: string, spellings: string): [spelling: string, short: string][] {
  return [short, ...spellings.split(" ")].map((spelling) => [spelling, short]);
}
