import { NO_HITS, type Hits } from "./hits.ts";

/** The fields in which words are looked for. */
export const FIELDS = ["name", "brand", "category", "composition", "description"] as const;
export type Field = (typeof FIELDS)[number];

/** What a word is worth in the field that has it: what a product is called says most about what it is. */
const WORTH: Readonly<Record<Field, number>> = {
  name: 100,
  brand: 70,
  category: 50,
  composition: 25,
  description: 15,
};

/** Where a product has a term: a bit for each field, and one for the beginning of the name. */
const HEAD = 1 << FIELDS.length;
const bitOf = (field: Field) => 1 << FIELDS.indexOf(field);

/** The products that have a term. */
export type Lookup = (term: string) => Hits;

/** The inverted index of a catalogue. */
export type Postings = {
  /** Looks for a term in these fields, and in no others. */
  within: (fields: readonly Field[]) => Lookup;
};

/** Takes the products of a catalogue one after the other, and closes into its index. */
export class OpenPostings {
  readonly #lists = new Map<string, { rows: number[]; where: number[] }>();
  #length = 0;

  /**
   * @param row of the product, not below that of the call before
   * @param isHead whether the name begins with the term
   */
  add(term: string, row: number, field: Field, isHead: boolean): void {
    const where = bitOf(field) | (isHead ? HEAD : 0);
    const list = this.#lists.get(term) ?? { rows: [], where: [] };
    this.#lists.set(term, list);
    if (list.rows.at(-1) === row) {
      list.where.push((list.where.pop() ?? 0) | where);
      return;
    }
    list.rows.push(row);
    list.where.push(where);
    this.#length += 1;
  }

  /** All lists, one behind the other: most terms have few products, and a list of its own for each is large. */
  close(): Postings {
    const rows = new Uint32Array(this.#length);
    const where = new Uint8Array(this.#length);
    const ranges = new Map<string, readonly [from: number, to: number]>();
    let from = 0;
    for (const [term, list] of this.#lists) {
      rows.set(list.rows, from);
      where.set(list.where, from);
      ranges.set(term, [from, from + list.rows.length]);
      from += list.rows.length;
    }
    return {
      within: (fields) => {
        const worths = worthsOf(fields);
        return (term) => {
          const range = ranges.get(term);
          return range ? new TermHits(rows.subarray(...range), where.subarray(...range), worths) : NO_HITS;
        };
      },
    };
  }
}

/** The hits of one term, read where they are kept: most of them are looked at once and go no further. */
class TermHits implements Hits {
  readonly #rows: Uint32Array;
  readonly #where: Uint8Array;
  readonly #worths: readonly number[];

  constructor(rows: Uint32Array, where: Uint8Array, worths: readonly number[]) {
    this.#rows = rows;
    this.#where = where;
    this.#worths = worths;
  }

  get length(): number {
    return this.#rows.length;
  }

  rowAt(at: number): number {
    return this.#rows[at] ?? Infinity;
  }

  worthAt(at: number): number {
    return this.#worths[this.#where[at] ?? 0] ?? 0;
  }

  wordsAt(): number {
    return 1;
  }

  headAt(at: number): number {
    return ((this.#where[at] ?? 0) & HEAD) === 0 ? 0 : 1;
  }

  asOneWord(weight: number, terms: number): Hits {
    const worths = this.#worths.map((worth) => (weight * worth) / terms);
    return new TermHits(this.#rows, this.#where, worths);
  }
}

/** For every mix of places the worth of the best of these fields that is in it; 0 without any. */
function worthsOf(fields: readonly Field[]): number[] {
  return Array.from({ length: HEAD << 1 }, (_, mix) =>
    Math.max(0, ...fields.filter((field) => mix & bitOf(field)).map((field) => WORTH[field])),
  );
}
