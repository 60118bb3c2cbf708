import { expect, test } from "vitest";
import type { Selection } from "./selection.ts";
import { createSelectionCache } from "./selection-cache.ts";

const EMPTY: Selection = {
  list: "",
  placesAfter: () => [],
  total: 0,
  facets: { brands: [], categories: [], switches: { onOffer: 0, inStock: 0, coldChain: 0 } },
  didYouMean: undefined,
};
const brands = Array.from({ length: 50 }, (_, index) => ({ name: `Marca ${index}`, count: 1 }));

test.for<[string, Selection]>([
  ["products", { ...EMPTY, total: 900 }],
  ["brands", { ...EMPTY, facets: { ...EMPTY.facets, brands } }],
  ["words", { ...EMPTY, didYouMean: "leche ".repeat(500) }],
])("a list with many %s takes the place of others", ([, large]) => {
  const cache = createSelectionCache(8000);
  cache.set("first", EMPTY);
  cache.set("second", EMPTY);
  expect(cache.size).toBe(2);
  cache.set("large", large);
  expect([cache.has("large"), cache.calculatedSize <= 8000, cache.calculatedSize > 4000]).toEqual([
    true,
    true,
    true,
  ]);
  cache.set("another", large);
  expect([...cache.keys()]).toEqual(["another"]);
});

test("a list that is larger than the cache is found out each time", () => {
  const cache = createSelectionCache(1000);
  let found = 0;
  const large = () => {
    found += 1;
    return { ...EMPTY, total: 1_000_000 };
  };
  cache.memo("large", { context: large });
  expect(cache.memo("large", { context: large }).total).toBe(1_000_000);
  expect(found).toBe(2);
});
