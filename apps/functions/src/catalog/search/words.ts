import { normalize } from "./normalize.ts";

/** Stop words. `sin` is none: "sin azúcar". */
const EMPTY = new Set(
  "a al con de del e el en la las lo los o para por u un una y".split(" ") as readonly string[],
);

/** How people write the units of a label; the first of a line is the term. */
const UNITS = [
  "kg kgs kilo kilos kilogramo kilogramos",
  "g gr grs gramo gramos",
  "l lt lts litro litros",
  "ml mililitro mililitros",
  "mg miligramo miligramos",
  "pz pza pzas pzs pieza piezas",
].map((line) => line.split(" "));

const PARTS = /(\d+(?:[.,]\d+)?)\s*(\p{L}*)|\p{L}+/gu;

/**
 * The words of a text in their order, in lower case and without stop words. An amount and its unit are one word: `1 L`,
 * `1l` and `1 litro` are `1l`.
 */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter((word) => !EMPTY.has(normalize(word)));
}

/** The words of a typed query: stop words count if there are no others. */
export function typedWordsOf(query: string): string[] {
  const words = wordsOf(query);
  return words.length > 0 ? words : allWordsOf(query);
}

/**
 * What the index has for a word: the same with and without accents, for the singular and the plural of a noun. `limón`
 * and `limones` give `limon`, `leche` and `leches` give `lech`, `nuez` and `nueces` give `nuez`: not for display.
 */
export function termOf(word: string): string {
  const plain = normalize(word);
  if (plain.length <= SHORT || /\d/.test(plain)) return plain;
  const singular = plain.replace(/s$/, "");
  if (singular.length <= SHORT || !singular.endsWith("e")) return singular;
  return singular.slice(0, -1).replace(/c$/, "z");
}

/** Words of up to three letters have no plural that adds to them: `gas`, `res`, `luz`. */
const SHORT = 3;

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
    number === undefined ? [part] : amountOf(number.replace(",", "."), after ?? ""),
  );
}

function amountOf(number: string, after: string): string[] {
  const [unit] = UNITS.find((spellings) => spellings.includes(normalize(after))) ?? [];
  return unit === undefined ? [number, after].filter((part) => part !== "") : [number + unit];
}
