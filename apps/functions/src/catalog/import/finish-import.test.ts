// @module-tag full
import { expect, test } from "vitest";
import { createFirestoreDouble } from "../../testing/firestore-double.ts";
import { openFirestoreStore } from "../../documents/open-store.ts";
import { ContentionError } from "../../store/store-error.ts";
import type { Store } from "../../documents/collections.ts";
import { dyingAt, PowerCut } from "../../testing/dying-store.ts";
import { openShop } from "../../testing/open-shop.ts";
import { readCatalogState } from "../catalog-state.ts";
import { importCatalog } from "../import-catalog.ts";
import { finishImport } from "./finish-import.ts";

const category = { id: "abarrotes", name: "Abarrotes", aisle: 1, description: "", image: "/a.webp" };

/** A catalogue of two parts, every product of which costs the same. */
const catalogAt = (price: number, count = 250) => ({
  categories: [category, { ...category, id: `oferta-${price}`, aisle: 2 }],
  products: Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `Arroz ${at}`,
    brand: "",
    category: at === 0 ? `oferta-${price}` : "abarrotes",
    description: "",
    price,
    weightKg: 1,
    stock: 3,
    image: "/arroz.webp",
    content: { amount: 1, unit: "kg" },
  })),
});

/** The prices, how many products have one, the categories, the version, and what is left aside. */
async function stateOf(store: Store) {
  const products = await store.query({ collection: "products", limit: 500 });
  const categories = await store.query({ collection: "categories", limit: 500 });
  const staged = await store.query({ collection: "catalogImports", limit: 500 });
  return {
    prices: [...new Set(products.map(({ doc }) => doc.price))],
    products: products.length,
    categories: categories.map(({ id }) => id),
    state: await readCatalogState(store),
    staged: staged.length,
  };
}

const sold = (price: number, products: number, version: number) => ({
  prices: [price * 100],
  products,
  categories: ["abarrotes", `oferta-${price}`],
  state: { version },
  staged: 0,
});

/** Two parts and the switch come before the first change; then three writes, two removals, the version, the parts. */
const BEFORE = 3;
const TRANSACTIONS = 10;

test.for(Array.from({ length: TRANSACTIONS }, (_, index) => index + 1))(
  "an import that dies at its transaction %i is not begun, or finished by whoever comes next",
  async (at) => {
    const { store } = await openShop();
    await importCatalog(store, catalogAt(1, 300));
    await expect(importCatalog(dyingAt(store, at), catalogAt(2))).rejects.toThrow(PowerCut);
    await finishImport(store);
    const { staged: _, ...state } = await stateOf(store);
    const { staged: __, ...expected } = at > BEFORE ? sold(2, 250, 2) : sold(1, 300, 1);
    expect(state).toEqual(expected);
  },
);

test("an import that does not die has as many transactions as these tests let it die at", async () => {
  const { store } = await openShop();
  await importCatalog(store, catalogAt(1, 300));
  expect(await importCatalog(dyingAt(store, TRANSACTIONS + 1), catalogAt(2))).toMatchObject({ ok: true });
});

test("an import that loses to shoppers who buy what it writes waits for its turn", async () => {
  const { store } = await openShop();
  await importCatalog(store, catalogAt(1, 300));
  await expect(importCatalog(dyingAt(store, BEFORE + 1), catalogAt(2))).rejects.toThrow(PowerCut);
  let count = 0;
  const contended: Store = {
    ...store,
    transaction: (run) => {
      count += 1;
      return count % 2 === 1 ? Promise.reject(new ContentionError()) : store.transaction(run);
    },
  };
  expect(await finishImport(contended)).toEqual({ products: 50, categories: 1 });
  expect(await stateOf(store)).toEqual(sold(2, 250, 2));
});

test("what an import left that died before it was complete is removed a day later", async () => {
  const { store } = await openShop();
  const monday = new Date("2026-11-23T10:00:00Z");
  const dying = importCatalog(dyingAt(store, 3), catalogAt(1), { now: () => monday });
  await expect(dying).rejects.toThrow(PowerCut);
  const soon = () => new Date(monday.getTime() + 86_400_000);
  await importCatalog(store, catalogAt(2), { now: soon });
  expect((await stateOf(store)).staged).toBe(2);
  const later = () => new Date(monday.getTime() + 86_400_001);
  await importCatalog(store, catalogAt(3), { now: later });
  expect(await stateOf(store)).toEqual(sold(3, 250, 2));
});

test("an import that died while it was applied is finished however late, and before the next one", async () => {
  const { store } = await openShop();
  const monday = new Date("2026-11-23T10:00:00Z");
  const dying = importCatalog(dyingAt(store, 5), catalogAt(1), { now: () => monday });
  await expect(dying).rejects.toThrow(PowerCut);
  const nextYear = () => new Date("2027-11-23T10:00:00Z");
  expect(await importCatalog(store, { categories: [], products: 7 }, { now: nextYear })).toMatchObject({
    ok: false,
  });
  expect(await stateOf(store)).toEqual(sold(1, 250, 1));
});

test("a sweep finishes an import that was stopped half way, unless it may still be at work", async () => {
  const began = new Date("2026-11-23T10:00:00Z");
  const clock = { now: began };
  const { store, functions } = await openShop({ now: () => clock.now });
  const dying = importCatalog(dyingAt(store, 5), catalogAt(1), { now: () => began });
  await expect(dying).rejects.toThrow(PowerCut);
  const sweep = async (minutes: number) => {
    clock.now = new Date(began.getTime() + minutes * 60_000);
    await functions.sweepOrders.run({ scheduleTime: "" });
    return stateOf(store);
  };
  expect((await sweep(5)).state).toMatchObject({ version: 0, applying: { written: 1 } });
  expect(await sweep(6)).toEqual(sold(1, 250, 1));
});

test("an import that others finished and followed does not write over what came later", async () => {
  const { store } = await openShop();
  let count = 0;
  const slow: Store = {
    ...store,
    async transaction(run) {
      count += 1;
      // Between two of its parts another process finishes it, and imports something else.
      if (count === 5) await importCatalog(store, catalogAt(2));
      return store.transaction(run);
    },
  };
  expect(await importCatalog(slow, catalogAt(1))).toMatchObject({ ok: true });
  expect(await stateOf(store)).toEqual(sold(2, 250, 2));
});

test("two imports at once are one after the other", async () => {
  const { store } = await openShop();
  await Promise.all([importCatalog(store, catalogAt(1)), importCatalog(store, catalogAt(2, 260))]);
  const { prices, products, state, staged } = await stateOf(store);
  expect([prices.length, state, staged]).toEqual([1, { version: 2 }, 0]);
  expect(products).toBe(prices[0] === 100 ? 250 : 260);
});

test("a part that is missing is said so instead of a half catalogue taken for a whole", async () => {
  const { store } = await openShop();
  await expect(importCatalog(dyingAt(store, 5), catalogAt(1))).rejects.toThrow(PowerCut);
  const [, part] = await store.query({ collection: "catalogImports", limit: 2 });
  const id = part?.id ?? "";
  await store.transaction(async (tx) => tx.delete("catalogImports", id));
  await expect(finishImport(store)).rejects.toThrow(`the part ${id} of an import is missing`);
});

test("the production engine gets the same catalogue", { timeout: 60_000 }, async () => {
  const store = openFirestoreStore(createFirestoreDouble());
  const { call } = await openShop({ store });
  await importCatalog(store, catalogAt(1, 300));
  await importCatalog(store, catalogAt(2));
  expect(await stateOf(store)).toEqual(sold(2, 250, 2));
  const search = { method: "listProducts", query: "arros 7", filters: { inStock: true } };
  expect(await call("httpCatalogServices", search)).toMatchObject({
    products: [{ id: "p7" }],
    total: 1,
    didYouMean: "arroz 7",
  });
});
