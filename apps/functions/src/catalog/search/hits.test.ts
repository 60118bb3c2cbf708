import * as fc from "fast-check";
import { expect, test } from "vitest";
import { any, better, both, CollectedHits, type Hits } from "./hits.ts";

/** What was found in a product: what it is worth, in how many words, and whether at the beginning of the name. */
type Hit = [worth: number, words: number, head: number];

const hit = fc.tuple(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 0, max: 1 }),
);
const byRow = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), hit), { maxLength: 20 })
  .map((entries) => new Map<number, Hit>(entries.toSorted(([a], [b]) => a - b)));

function toHits(found: ReadonlyMap<number, Hit>): Hits {
  const hits = new CollectedHits();
  for (const [row, values] of found) hits.add(row, ...values);
  return hits;
}

/** The rows that are hits, in the order in which they come. */
function entriesOf(hits: Hits): [number, Hit][] {
  return Array.from({ length: hits.length }, (_, at): [number, Hit] => [
    hits.rowAt(at),
    [hits.worthAt(at), hits.wordsAt(at), hits.headAt(at)],
  ]).filter(([, [worth]]) => worth > 0);
}

/** The same, said of each row alone. */
function expected(
  a: ReadonlyMap<number, Hit>,
  b: ReadonlyMap<number, Hit>,
  join: (a?: Hit, b?: Hit) => Hit | undefined,
) {
  const hitIn = (found: ReadonlyMap<number, Hit>, row: number) => {
    const values = found.get(row);
    return values && values[0] > 0 ? values : undefined;
  };
  return Array.from({ length: 31 }, (_, row) => ({ row, hit: join(hitIn(a, row), hitIn(b, row)) })).flatMap(
    ({ row, hit: joined }): [number, Hit][] => (joined ? [[row, joined]] : []),
  );
}

const sum = (a: Hit, b: Hit): Hit => [a[0] + b[0], a[1] + b[1], Math.max(a[2], b[2])];

test.for([
  ["both", both, (a?: Hit, b?: Hit) => a && b && sum(a, b)],
  ["any", any, (a?: Hit, b?: Hit) => (a && b ? sum(a, b) : (a ?? b))],
  ["better", better, (a?: Hit, b?: Hit) => (a && b ? (b[0] > a[0] ? b : a) : (a ?? b))],
] as const)("%s: by row, each row once, and no row that is worth nothing", ([, merge, join]) => {
  fc.assert(
    fc.property(byRow, byRow, (a, b) => {
      expect(entriesOf(merge(toHits(a), toHits(b)))).toEqual(expected(a, b, join));
    }),
  );
});

test("as one word of the query, some terms are worth their mean, weighed", () => {
  const terms = both(toHits(new Map([[3, [100, 1, 0]]])), toHits(new Map([[3, [50, 1, 1]]])));
  expect(entriesOf(terms.asOneWord(0.5, 2))).toEqual([[3, [37.5, 1, 1]]]);
});
