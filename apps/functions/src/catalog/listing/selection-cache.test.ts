import { expect, test } from "vitest";
import { aProduct } from "../../testing/samples.ts";
import { toProductDoc } from "../product-doc.ts";
import { toListedProduct } from "./listed-product.ts";
import type { Selection } from "./selection.ts";
import { createOrder } from "./sorts.ts";
import { createSelectionCache } from "./selection-cache.ts";

const EMPTY: Selection = {
  list: "",
  places: [],
  facets: { brands: [], categories: [], switches: { onOffer: 0, inStock: 0, coldChain: 0 } },
  didYouMean: undefined,
};
const products = Array.from({ length: 120 }, (_, at) =>
  toListedProduct(toProductDoc(aProduct({ id: `p${at}` }))),
);
const places = createOrder(products, "name").byRow;

const brands = Array.from({ length: 50 }, (_, index) => ({ name: `Marca ${index}`, count: 1 }));

test.for<[string, Selection]>([
  ["products", { ...EMPTY, places }],
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
    return { ...EMPTY, places };
  };
  cache.memo("large", { context: large });
  expect(cache.memo("large", { context: large }).places).toBe(places);
  expect(found).toBe(2);
});
