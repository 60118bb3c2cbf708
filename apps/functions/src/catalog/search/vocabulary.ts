import SearchableMap from "minisearch/SearchableMap";
import { phoneticKeyOf } from "./phonetic-key.ts";
import { stem } from "./stem.ts";
import type { Word } from "./words.ts";

/**
 * A term: a word that has it, whether a name, a brand or a category has it, and how often the catalogue does. A
 * word that only the synonyms know counts 0.
 */
type Known = { shown: string; strong: boolean; count: number };

/** Terms that together stand for what somebody typed. `weight` is 1 for the same word. */
export type Alternative = { terms: readonly string[]; weight: number; typo: boolean };

/** The most terms that a beginning stands for: the most frequent ones. One or two letters say little. */
const PREFIX_TERMS = 32;
const SHORT_PREFIX_TERMS = 8;
/** How often the catalogue may have all of them together: every product that has one is looked at. */
const MAX_PREFIX_COUNT = 10_000;

/** From so many uses on, a word is no typo of another. */
const FREQUENT = 1000;

/** Every term of the catalogue, found by its beginning, its sound, or with typos. */
export class Vocabulary {
  readonly #terms = new SearchableMap<Known>();
  readonly #phoneticKeys = new Map<string, string[]>();

  /**
   * @param strong whether it comes from a name, a brand or a category
   * @param count 0 for a word that only the synonyms know
   */
  add(term: string, shown: string, strong: boolean, count: 0 | 1): void {
    const known = this.#terms.get(term);
    if (known) {
      if (isBetter({ shown, strong }, known)) known.shown = shown;
      known.count += count;
      known.strong ||= strong;
      return;
    }
    this.#terms.set(term, { shown, strong, count });
    const phoneticKey = phoneticKeyOf(term);
    this.#phoneticKeys.set(phoneticKey, [...(this.#phoneticKeys.get(phoneticKey) ?? []), term]);
  }

  /** A word that people read, for a term of the catalogue. */
  shown(term: string): string | undefined {
    return this.#terms.get(term)?.shown;
  }

  isStrong(term: string): boolean {
    return this.#terms.get(term)?.strong ?? false;
  }

  isSold(term: string): boolean {
    return (this.#terms.get(term)?.count ?? 0) > 0;
  }

  isFrequent(term: string): boolean {
    return (this.#terms.get(term)?.count ?? 0) >= FREQUENT;
  }

  /** Words that begin so, the most frequent first. */
  beginningWith({ normalized }: Word): Alternative[] {
    if (/^\d/.test(normalized)) return [];
    let total = 0;
    return [...this.#terms.atPrefix(normalized)]
      .toSorted(([, a], [, b]) => Number(b.strong) - Number(a.strong) || b.count - a.count)
      .slice(0, normalized.length < 3 ? SHORT_PREFIX_TERMS : PREFIX_TERMS)
      .filter(([, { count }], at) => (total += count) <= MAX_PREFIX_COUNT || at === 0)
      .map(([term]) => ({
        terms: [term],
        weight: 0.6 + (0.2 * normalized.length) / term.length,
        typo: false,
      }));
  }

  /**
   * Words that sound the same or differ by one letter; when there are none, and from seven letters on, by two.
   * A word of three letters has too many neighbours to guess.
   */
  like({ normalized, term }: Word): Alternative[] {
    if (normalized.length < 4 || /^\d/.test(normalized)) return [];
    const sounding = [normalized, term].flatMap((text) => this.#phoneticKeys.get(phoneticKeyOf(text)) ?? []);
    const swapped = swapsOf(normalized).filter((near) => this.#terms.has(near));
    const near = [...this.#terms.fuzzyGet(term, normalized.length < 7 ? 1 : 2)];
    const close = new Map<string, number>([
      ...[...near.filter(([, [, edits]]) => edits < 2).map(([found]) => found), ...swapped].map(
        (found) => [found, ONE_EDIT] as const,
      ),
      ...sounding.map((found) => [found, SAME_PHONETIC_KEY] as const),
    ]);
    const found = close.size > 0 ? [...close] : near.map(([each]) => [each, TWO_EDITS] as const);
    return found.map(([each, weight]) => ({ terms: [each], weight, typo: true }));
  }
}

/** People read the word of a name rather than that of a description, and the singular. */
function isBetter(word: Pick<Known, "shown" | "strong">, known: Known): boolean {
  if (word.strong !== known.strong) return word.strong;
  return word.shown.length < known.shown.length;
}

const SAME_PHONETIC_KEY = 0.55;
const ONE_EDIT = 0.5;
const TWO_EDITS = 0.35;

/** Two letters in the wrong order are one mistake, which counts as two edits. */
function swapsOf(normalized: string): string[] {
  return Array.from({ length: normalized.length - 1 }, (_, at) =>
    stem(
      normalized.slice(0, at) + normalized.charAt(at + 1) + normalized.charAt(at) + normalized.slice(at + 2),
    ),
  );
}
