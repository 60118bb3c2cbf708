import { describe, expect, test } from "vitest";
import { openSqliteStore } from "../../documents/open-store.ts";
import { ContentionError } from "../../store/store-error.ts";
import type { Store } from "../../documents/collections.ts";
import { CATEGORY, ROW } from "../../testing/catalog-rows.ts";
import { openCheckout, type Checkout } from "../../testing/open-checkout.ts";
import { readCatalogState } from "../stored/catalog-state.ts";
import { importCatalog } from "../import-catalog.ts";

/** Products of two transactions of a small store, each with 100 pieces; one product and one category are in no other. */
const catalogAt = (price: number, stock = 100) => ({
  categories: [CATEGORY, { ...CATEGORY, id: `oferta-${price}`, aisle: 2 }],
  products: ["first", `only-${price}`, ...Array.from({ length: 8 }, (_, at) => `p${at}`), "last"].map(
    (id) => ({
      ...ROW,
      id,
      price,
      regularPrice: price + 1,
      stock,
      category: id === `only-${price}` ? `oferta-${price}` : "abarrotes",
    }),
  ),
});

const buy = (shop: Checkout, quantity: number) => shop.buy({}, "ana", { first: quantity, last: quantity });

async function stateOf({ store }: Checkout) {
  const products = await store.query({ collection: "products", limit: 500 });
  const categories = await store.query({ collection: "categories", limit: 500 });
  return {
    prices: [...new Set(products.map(({ doc }) => doc.price / 100))].toSorted((a, b) => a - b),
    products: products.length,
    categories: categories.map(({ id }) => id),
    ...(await readCatalogState(store)),
  };
}

const sold = (price: number, version: number) => ({
  prices: [price],
  products: 11,
  categories: ["abarrotes", `oferta-${price}`],
  version,
});

const stocksOf = async ({ stockOf }: Checkout) => [await stockOf("first"), await stockOf("last")];

/** A store in which something happens just before a transaction of the import, counted from 1. */
function meanwhile(store: Store, happens: Record<number, () => Promise<unknown>>): Store {
  let count = 0;
  return {
    ...store,
    async transaction(run) {
      count += 1;
      await happens[count]?.();
      return store.transaction(run);
    },
  };
}

const powerCut = () => Promise.reject(new Error("power cut"));

/** A store whose transactions hold only a part of a catalogue, like those of Firestore. */
function inParts(): Store {
  const store = openSqliteStore(":memory:");
  const maxTransactionBytes = 2800;
  return {
    ...store,
    maxTransactionBytes,
    transaction: (run, queue) =>
      store.transaction(async (tx) => {
        let bytes = 0;
        const set: typeof tx.set = (collection, id, doc) => {
          bytes += Buffer.byteLength(JSON.stringify(doc));
          if (bytes > maxTransactionBytes) throw new Error(`${bytes} bytes are too many`);
          tx.set(collection, id, doc);
        };
        return run({ ...tx, set });
      }, queue),
  };
}

describe.for<[engine: string, engine: () => Store, transactions: number]>([
  ["a store that takes all at once", () => openSqliteStore(":memory:"), 1],
  ["a store that takes a part at once", inParts, 2],
])("%s", ([, engine, transactions]) => {
  const open = async () => {
    const shop = await openCheckout({ store: engine() });
    await importCatalog(shop.store, catalogAt(1));
    return { shop, version: (await readCatalogState(shop.store)).version };
  };

  test("one that dies before its first has changed nothing, and the next one is complete", async () => {
    const { shop, version } = await open();
    const dying = meanwhile(shop.store, { 1: powerCut });
    await expect(importCatalog(dying, catalogAt(2))).rejects.toThrow("power cut");
    expect(await stateOf(shop)).toEqual(sold(1, version));
    expect(await importCatalog(shop.store, catalogAt(2))).toMatchObject({ removed: { products: 1 } });
    expect(await stateOf(shop)).toEqual(sold(2, version + transactions));
  });

  test("what is sold and cancelled from its beginning on is counted", async () => {
    const { shop } = await open();
    const { order } = await buy(shop, 5);
    const last = { [transactions]: () => shop.pay("cancelOrder", { id: order.id }) };
    const selling = meanwhile(meanwhile(shop.store, last), { 1: () => buy(shop, 7) });
    await importCatalog(selling, catalogAt(2, 50));
    expect(await stocksOf(shop)).toEqual([48, 48]);
  });

  test("more sold meanwhile than the file has leaves none, and not less", async () => {
    const { shop } = await open();
    await importCatalog(meanwhile(shop.store, { 1: () => buy(shop, 9) }), catalogAt(2, 4));
    expect(await stocksOf(shop)).toEqual([0, 0]);
  });

  test("of two at once the second begins with its own stock behind the first", async () => {
    const { shop, version } = await open();
    const other = async () => {
      await importCatalog(shop.store, catalogAt(2, 30));
      await buy(shop, 4);
    };
    const selling = { [transactions]: other, [transactions + 1]: () => buy(shop, 2) };
    await importCatalog(meanwhile(shop.store, selling), catalogAt(3, 60));
    expect(await stateOf(shop)).toEqual(sold(3, version + 3 * transactions - 1));
    expect(await stocksOf(shop)).toEqual([58, 58]);
  });

  test("one that loses to shoppers who buy what it writes retries", async () => {
    const { shop, version } = await open();
    const contended = meanwhile(shop.store, { 1: () => Promise.reject(new ContentionError()) });
    await importCatalog(contended, catalogAt(2));
    expect(await stateOf(shop)).toEqual(sold(2, version + transactions));
  });

  test("the same file again says anew what is on the shelf", async () => {
    const { shop } = await open();
    await buy(shop, 9);
    await importCatalog(shop.store, catalogAt(1));
    expect(await stocksOf(shop)).toEqual([100, 100]);
  });
});

test("one of several transactions that dies in between sells each product whole, and repeating it completes it", async () => {
  const store = inParts();
  const shop = await openCheckout({ store });
  await importCatalog(store, catalogAt(1));
  await buy(shop, 3);
  const dying = meanwhile(store, { 2: powerCut });
  await expect(importCatalog(dying, catalogAt(2, 50))).rejects.toThrow("power cut");
  await buy(shop, 4);
  expect(await stocksOf(shop)).toEqual([46, 93]);
  expect((await stateOf(shop)).prices).toEqual([1, 2]);
  await importCatalog(store, catalogAt(2, 50));
  expect(await stateOf(shop)).toEqual(sold(2, 5));
});
