// @module-tag full
import { expect, test } from "vitest";
import { createFirestoreDouble } from "../../testing/firestore-double.ts";
import { openFirestoreStore } from "../../documents/open-store.ts";
import type { Store } from "../../documents/collections.ts";
import { dyingAt, PowerCut } from "../../testing/dying-store.ts";
import { openCheckout, type Checkout } from "../../testing/open-checkout.ts";
import { importCatalog } from "../import-catalog.ts";
import { finishImport } from "./finish-import.ts";

const category = { id: "abarrotes", name: "Abarrotes", aisle: 1, description: "", image: "/a.webp" };

/** A catalogue of two parts, with 100 pieces of everything. `first` and `last` are in different parts; one is not in others. */
const catalogAt = (price: number, stock = 100) => ({
  categories: [category, { ...category, id: `oferta-${price}`, aisle: 2 }],
  products: ["first", `only-${price}`, ...Array.from({ length: 200 }, (_, at) => `p${at}`), "last"].map(
    (id) => ({
      id,
      name: `Arroz ${id}`,
      brand: "",
      category: id === `only-${price}` ? `oferta-${price}` : "abarrotes",
      description: "",
      price,
      weightKg: 1,
      stock,
      image: "/arroz.webp",
      content: { amount: 1, unit: "kg" },
    }),
  ),
});

let keys = 0;

async function buy({ fillCart, place }: Checkout, quantity: number): Promise<string> {
  keys += 1;
  await fillCart({ first: quantity, last: quantity });
  const { order } = await place({ idempotencyKey: `clave-${String(keys).padStart(8, "0")}` });
  return order.id;
}

const stocksOf = async ({ stockOf }: Checkout) => [await stockOf("first"), await stockOf("last")];

/** Two parts and the switch; then three parts, a page of products, the categories, the version, what was staged. */
const SWITCH = 3;
const TRANSACTIONS = 10;

const ENGINES: readonly [string, () => Store | undefined][] = [
  ["SQLite", () => undefined],
  ["Firestore", () => openFirestoreStore(createFirestoreDouble())],
];

const open = async (engine: () => Store | undefined) => {
  const store = engine();
  const shop = await openCheckout(store ? { store } : {});
  await importCatalog(shop.store, catalogAt(1));
  return shop;
};

for (const [name, engine] of ENGINES) {
  test.for(Array.from({ length: TRANSACTIONS }, (_, index) => index + 1))(
    `${name}: what is sold and cancelled after an import died at its transaction %i is counted`,
    { timeout: 60_000 },
    async (at) => {
      const shop = await open(engine);
      const before = await buy(shop, 5);
      await expect(importCatalog(dyingAt(shop.store, at), catalogAt(2))).rejects.toThrow(PowerCut);
      const during = await buy(shop, 10);
      await buy(shop, 8);
      await shop.pay("cancelOrder", { id: before });
      await shop.pay("cancelOrder", { id: during });
      await finishImport(shop.store);
      const begun = at > SWITCH ? 100 : 95;
      expect(await stocksOf(shop)).toEqual([begun - 8 + 5, begun - 8 + 5]);
      expect((await shop.store.get("products", "last"))?.price).toBe(at > SWITCH ? 200 : 100);
    },
  );

  test(`${name}: an import that dies after every transaction ends, and forgets no sale`, async () => {
    const shop = await open(engine);
    await expect(importCatalog(dyingAt(shop.store, SWITCH + 1), catalogAt(2))).rejects.toThrow(PowerCut);
    let deaths = 0;
    const restart = async (): Promise<void> => {
      await buy(shop, 3);
      const ended = await finishImport(dyingAt(shop.store, 2)).catch((error: unknown) => error);
      if (!(ended instanceof PowerCut)) return;
      deaths += 1;
      if (deaths < 20) await restart();
    };
    await restart();
    // The parts, the products, the categories and the version: the last transaction is not of the import any more.
    expect(deaths).toBe(6);
    expect(await stocksOf(shop)).toEqual([100 - 3 * 7, 100 - 3 * 7]);
  }, 60_000);
}

const FIRST = (): undefined => undefined;

/** The shop, where somebody buys just before a transaction of the import, counted from 1. */
function sellingAt(shop: Checkout, at: number, quantity: number): Store {
  let count = 0;
  return {
    ...shop.store,
    async transaction(run) {
      count += 1;
      if (count === at) await buy(shop, quantity);
      return shop.store.transaction(run);
    },
  };
}

for (const [name, engine] of ENGINES) {
  test.for(Array.from({ length: TRANSACTIONS }, (_, index) => index + 1))(
    `${name}: what is sold while an import is at its transaction %i is counted`,
    { timeout: 60_000 },
    async (at) => {
      const shop = await open(engine);
      await importCatalog(sellingAt(shop, at, 7), catalogAt(2, 50));
      expect(await stocksOf(shop)).toEqual([43, 43]);
    },
  );

  test.for(Array.from({ length: TRANSACTIONS - SWITCH }, (_, index) => SWITCH + 1 + index))(
    `${name}: what is sold while the first part is staged is counted, also when the import dies at its transaction %i`,
    { timeout: 60_000 },
    async (at) => {
      const shop = await open(engine);
      const dying = importCatalog(dyingAt(sellingAt(shop, 1, 7), at), catalogAt(2, 50));
      await expect(dying).rejects.toThrow(PowerCut);
      await finishImport(shop.store);
      expect(await stocksOf(shop)).toEqual([43, 43]);
    },
  );
}

test("more sold during an import than its file has leaves none, and not less", async () => {
  const shop = await open(FIRST);
  await expect(importCatalog(dyingAt(shop.store, SWITCH + 1), catalogAt(2, 4))).rejects.toThrow(PowerCut);
  await buy(shop, 9);
  await finishImport(shop.store);
  expect(await stocksOf(shop)).toEqual([0, 0]);
});

test("of two imports at once the second begins with its own stock, less what was sold meanwhile", async () => {
  const shop = await open(FIRST);
  let count = 0;
  const slow: Store = {
    ...shop.store,
    async transaction(run) {
      count += 1;
      if (count === SWITCH) {
        await importCatalog(shop.store, catalogAt(2, 30));
        await buy(shop, 4);
      }
      // The stock was noted anew behind the other import; then its parts, and the second try to switch.
      if (count === SWITCH + 1) await buy(shop, 4);
      if (count === SWITCH + 3) await buy(shop, 2);
      return shop.store.transaction(run);
    },
  };
  await importCatalog(slow, catalogAt(3, 60));
  expect(await stocksOf(shop)).toEqual([54, 54]);
});

test("a part that another process has written meanwhile is not written again", async () => {
  const shop = await open(FIRST);
  await expect(importCatalog(dyingAt(shop.store, SWITCH + 1), catalogAt(2, 50))).rejects.toThrow(PowerCut);
  let count = 0;
  const slow: Store = {
    ...shop.store,
    async transaction(run) {
      count += 1;
      // The other process dies behind its second part.
      if (count === 2) await finishImport(dyingAt(shop.store, 3)).catch(() => buy(shop, 6));
      return shop.store.transaction(run);
    },
  };
  await finishImport(slow);
  expect(await stocksOf(shop)).toEqual([44, 44]);
});

test("the same file again says anew what is on the shelf", async () => {
  const shop = await open(FIRST);
  await buy(shop, 9);
  expect(await importCatalog(shop.store, catalogAt(1))).toMatchObject({ ok: true });
  expect(await stocksOf(shop)).toEqual([100, 100]);
});
