import { expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";
import { writeCatalogState } from "../stored/catalog-state.ts";
import { createCatalogCache } from "./catalog-cache.ts";

const category = aCategory({ id: "abarrotes" });

const idsIn = async (cache: ReturnType<typeof createCatalogCache>) =>
  (await cache.snapshot()).products.map(({ id }) => id);

test("every instance notices a new catalogue, and reads it once", async () => {
  const { store, stock } = await openShop({ categories: [category], products: [aProduct({ id: "arroz" })] });
  const instances = [
    createCatalogCache(store, () => new Date()),
    createCatalogCache(store, () => new Date()),
  ];
  expect(await Promise.all(instances.map(idsIn))).toEqual([["arroz"], ["arroz"]]);

  await stock([aProduct({ id: "sal" })]);
  expect(await Promise.all(instances.map(idsIn))).toEqual([["arroz"], ["arroz"]]);

  await store.transaction(async (tx) => writeCatalogState(tx, { version: 1 }));
  const [first] = instances.map((cache) => [cache.snapshot(), cache.snapshot()]);
  const [one, other] = await Promise.all(first ?? []);
  expect(one === other).toBe(true);
  expect(await Promise.all(instances.map(idsIn))).toEqual([
    ["arroz", "sal"],
    ["arroz", "sal"],
  ]);
});

test("a catalogue that could not be read is read again at the next call", async () => {
  const { store } = await openShop({ categories: [category], products: [aProduct({ id: "arroz" })] });
  let isDown = true;
  const cache = createCatalogCache(
    {
      ...store,
      query: (query) => (isDown ? Promise.reject(new RangeError("down")) : store.query(query)),
    },
    () => new Date(),
  );
  await expect(cache.snapshot()).rejects.toThrow(RangeError);
  await expect(cache.soldOut()).rejects.toThrow(RangeError);
  isDown = false;
  expect(await idsIn(cache)).toEqual(["arroz"]);
  expect(await cache.soldOut()).toEqual(new Set());
});

test("what is sold out is believed for ten seconds, and for a minute where it is only counted", async () => {
  const { store, stock } = await openShop({ products: [aProduct({ id: "arroz", stock: 0 })] });
  let time = 0;
  const clock = () => new Date(time);
  const [cache, counting] = [createCatalogCache(store, clock), createCatalogCache(store, clock)];
  expect(await cache.soldOut()).toEqual(new Set(["arroz"]));
  expect(await counting.lastSoldOut()).toEqual(new Set(["arroz"]));
  await stock([aProduct({ id: "arroz", stock: 1 })]);
  time = 9999;
  expect(await cache.soldOut()).toEqual(new Set(["arroz"]));
  time = 10_000;
  expect(await cache.soldOut()).toEqual(new Set());
  time = 59_999;
  expect(await counting.lastSoldOut()).toEqual(new Set(["arroz"]));
  // A filter by stock reads it again, and the count with it.
  expect(await counting.soldOut()).toEqual(new Set());
  expect(await counting.lastSoldOut()).toEqual(new Set());
});

test("what is bought together is read once in five minutes", async () => {
  const { store } = await openShop({ products: [] });
  const tally = (byProduct: Record<string, string[]>) =>
    store.transaction(async (tx) => tx.set("boughtTogether", "current", { talliedAt: "", byProduct }));
  let time = 0;
  const cache = createCatalogCache(store, () => new Date(time));
  expect((await cache.boughtTogether()).size).toBe(0);
  await tally({ pan: ["leche"] });
  time = 299_999;
  expect((await cache.boughtTogether()).size).toBe(0);
  time = 300_000;
  expect(await cache.boughtTogether()).toEqual(new Map([["pan", ["leche"]]]));
});

test("more than one page of products without stock are known", async () => {
  const ids = Array.from({ length: 501 }, (_, at) => `p${at}`);
  const { store } = await openShop({ products: ids.map((id) => aProduct({ id, stock: 0 })) });
  const soldOut = await createCatalogCache(store, () => new Date()).soldOut();
  expect(soldOut.size).toBe(501);
});
