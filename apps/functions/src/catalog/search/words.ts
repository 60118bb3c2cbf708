import { normalize } from "@shop/commerce";

/** Words that say nothing about a product. `sin` is not among them, for "sin azúcar". */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a al con de del e el en la las lo los o para por u un una y".split(" "),
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

/** A number with the letters behind it, as in `1.5 lt`, or a word. */
const PARTS = /(\d+(?:[.,]\d+)?)\s*(\p{L}*)|\p{L}+/gu;

/**
 * The words of a text in their order, in lower case and without stop words. An amount and its unit are one word: `1 L`,
 * `1l` and `1 litro` are `1l`.
 */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter((word) => !STOP_WORDS.has(normalize(word)));
}

/** The words of a typed query: stop words count if there are no others. */
export function typedWordsOf(query: string): string[] {
  const words = wordsOf(query);
  return words.length > 0 ? words : allWordsOf(query);
}

/** A stem has at least so many letters: `gas` keeps its `s`, and `pies`, whose stem is `pie`, its `e`. */
const MIN_STEM = 3;

/**
 * The stem of a word, under which it is searched: the same with and without accents, for the singular and the plural of
 * a noun. `limón` and `limones` give `limon`, `leche` and `leches` give `lech`, `nuez` and `nueces` give `nuez`: not for
 * display.
 */
export function termOf(word: string): string {
  const plain = normalize(word);
  if (plain.length <= MIN_STEM || /\d/.test(plain)) return plain;
  const withoutS = plain.replace(/s$/, "");
  if (withoutS.length <= MIN_STEM || !withoutS.endsWith("e")) return withoutS;
  return withoutS.slice(0, -1).replace(/c$/, "z");
}

/**
 * The terms under which a word of the catalogue is found: its stem; one with `ñ`, which `normalize` keeps, also with `n`,
 * for keyboards without it; an amount also without its unit.
 */
export function indexedTermsOf(word: string): string[] {
  const term = termOf(word);
  if (term.includes("ñ")) return [term, term.replaceAll("ñ", "n")];
  const number = /^[\d.]+(?=\p{L})/u.exec(term)?.[0];
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
