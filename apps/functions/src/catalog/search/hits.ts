/** What was found of a query in products: a hit for each product, by row in ascending order. */
export type Hits = {
  /** How many rows there are. */
  readonly length: number;
  rowAt: (at: number) => number;
  /** What the fields are worth in which it was found; a row that is worth 0 is no hit. */
  worthAt: (at: number) => number;
  /** How many words of the query were found. */
  wordsAt: (at: number) => number;
  /** 1 where the name begins with one of them, or else 0. */
  headAt: (at: number) => number;
  /** The same as one word of the query: worth the mean of so many terms, times a weight. */
  asOneWord: (weight: number, terms: number) => Hits;
};

/** Hits that were put together. Typed arrays lie outside the heap, and many of them make the engine collect all of it. */
export class CollectedHits implements Hits {
  readonly #rows: number[] = [];
  readonly #worths: number[] = [];
  readonly #words: number[] = [];
  readonly #heads: number[] = [];

  get length(): number {
    return this.#rows.length;
  }

  rowAt(at: number): number {
    return this.#rows[at] ?? Infinity;
  }

  worthAt(at: number): number {
    return this.#worths[at] ?? 0;
  }

  wordsAt(at: number): number {
    return this.#words[at] ?? 0;
  }

  headAt(at: number): number {
    return this.#heads[at] ?? 0;
  }

  asOneWord(weight: number, terms: number): Hits {
    const hits = new CollectedHits();
    for (let at = 0; at < this.length; at += 1)
      hits.add(this.rowAt(at), (weight * this.worthAt(at)) / terms, 1, this.headAt(at));
    return hits;
  }

  /** @param row above that of the hit before */
  add(row: number, worth: number, words: number, head: number): void {
    this.#rows.push(row);
    this.#worths.push(worth);
    this.#words.push(words);
    this.#heads.push(head);
  }
}

export const NO_HITS: Hits = new CollectedHits();

/** The place of the next hit, from this one on: a row that is worth nothing is none. */
export function nextHit(hits: Hits, from: number): number {
  let at = from;
  while (at < hits.length && hits.worthAt(at) === 0) at += 1;
  return at;
}

/** What a product's hit is worth; 0 when it has none. */
export function worthIn(hits: Hits, row: number): number {
  for (let at = 0; at < hits.length; at += 1) if (hits.rowAt(at) === row) return hits.worthAt(at);
  return 0;
}

/** The products that are in both; what was found there counts together. */
export function both(a: Hits, b: Hits): Hits {
  if (a.length === 0 || b.length === 0) return NO_HITS;
  return merge(a, b, { together: addTogether });
}

/** The products that are in any; what was found in both counts together. */
export function any(a: Hits, b: Hits): Hits {
  return oneOf(a, b) ?? merge(a, b, { together: addTogether, alone: take });
}

/** The products that are in any; of those in both, the hit that is worth more, and the first of equal ones. */
export function better(a: Hits, b: Hits): Hits {
  return oneOf(a, b) ?? merge(a, b, { together: takeBetter, alone: take });
}

/** All hits, when they are on one side: most words of a query have one alternative that finds something. */
function oneOf(a: Hits, b: Hits): Hits | undefined {
  if (a.length === 0) return b;
  return b.length === 0 ? a : undefined;
}

type Ways = {
  together: (hits: CollectedHits, a: Hits, at: number, b: Hits, bAt: number) => void;
  alone?: (hits: CollectedHits, a: Hits, at: number) => void;
};

function merge(a: Hits, b: Hits, { together, alone }: Ways): Hits {
  const hits = new CollectedHits();
  let at = nextHit(a, 0);
  let bAt = nextHit(b, 0);
  while (at < a.length || bAt < b.length) {
    const row = at < a.length ? a.rowAt(at) : Infinity;
    const bRow = bAt < b.length ? b.rowAt(bAt) : Infinity;
    if (row === bRow) together(hits, a, at, b, bAt);
    else if (alone && row < bRow) alone(hits, a, at);
    else if (alone) alone(hits, b, bAt);
    if (row <= bRow) at = nextHit(a, at + 1);
    if (bRow <= row) bAt = nextHit(b, bAt + 1);
  }
  return hits;
}

const take: NonNullable<Ways["alone"]> = (hits, a, at) =>
  hits.add(a.rowAt(at), a.worthAt(at), a.wordsAt(at), a.headAt(at));

const addTogether: Ways["together"] = (hits, a, at, b, bAt) =>
  hits.add(
    a.rowAt(at),
    a.worthAt(at) + b.worthAt(bAt),
    a.wordsAt(at) + b.wordsAt(bAt),
    Math.max(a.headAt(at), b.headAt(bAt)),
  );

const takeBetter: Ways["together"] = (hits, a, at, b, bAt) => {
  if (b.worthAt(bAt) > a.worthAt(at)) take(hits, b, bAt);
  else take(hits, a, at);
};
