import { normalize } from "./normalize.ts";
import { stem } from "./stem.ts";

/** A word of a text: as a person would read it, without accents, and as the index keeps it. */
export type Word = { shown: string; normalized: string; term: string };

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
 * The words of a text in their order, without those that say nothing. An amount and its unit are one word:
 * `1 L`, `1l` and `1 litro` are `1l`.
 */
export function wordsOf(text: string): Word[] {
  return allWordsOf(text).filter(({ normalized }) => !EMPTY.has(normalized));
}

/** The words of what somebody typed: those that say nothing count when there are no others. */
export function typedWordsOf(query: string): Word[] {
  const words = wordsOf(query);
  return words.length > 0 ? words : allWordsOf(query);
}

function allWordsOf(text: string): Word[] {
  return [...text.normalize("NFC").toLowerCase().matchAll(PARTS)].flatMap(([part, number, after]) =>
    number === undefined ? [word(part)] : amount(number.replace(",", "."), after ?? ""),
  );
}

function word(shown: string): Word {
  const normalized = normalize(shown);
  return { shown, normalized, term: stem(normalized) };
}

function amount(number: string, after: string): Word[] {
  const shortUnit = UNITS.get(normalize(after));
  if (shortUnit !== undefined) return [{ ...word(number + shortUnit), shown: `${number} ${after}` }];
  return [number, after].filter((part) => part !== "").map(word);
}

function unit(short: string, spellings: string): [spelling: string, short: string][] {
  return [short, ...spellings.split(" ")].map((spelling) => [spelling, short]);
}

/**
 * What the index keeps of a term. A word with `ñ` is also kept with `n`, for those whose keyboard has no `ñ`; an amount
 * also without its unit.
 */
export function indexedTerms(term: string): string[] {
  if (term.includes("ñ")) return [term, term.replaceAll("ñ", "n")];
  const number = /^[\d.]+(?=\D)/.exec(term)?.[0];
  return number === undefined ? [term] : [term, number];
}
