import { QUERY_LIMIT } from "../store/guard-store.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { CatalogFault } from "./catalog-fault.ts";
import { toProductDoc } from "./product-doc.ts";
import { readCatalog } from "./read-catalog.ts";

export type ImportResult =
  | { ok: true; categories: number; products: number; removed: { categories: number; products: number } }
  | { ok: false; faults: CatalogFault[] };

/** Writes in one transaction: below the 500 that the production engine has always taken. */
const BATCH = 400;

/**
 * Makes the shop sell what a catalogue file says: writes its categories and products, and removes those that
 * it does not name. Importing the same file again changes nothing.
 * @param parsed what JSON.parse gave; amounts in the shop's currency, weights in kilograms
 * @returns counts, or every fault of every row, with nothing changed
 */
export async function importCatalog(store: Store, parsed: unknown): Promise<ImportResult> {
  const { categories, products, faults } = readCatalog(parsed);
  if (faults.length > 0) return { ok: false, faults };
  const gone = {
    categories: await idsWithout(store, "categories", categories),
    products: await idsWithout(store, "products", products),
  };
  // A product never names a category that is not there, whenever this stops half-way.
  await writeAll(store, categories, (tx, each) => tx.set("categories", each.id, each));
  await writeAll(store, products, (tx, each) => tx.set("products", each.id, toProductDoc(each)));
  await writeAll(store, gone.products, (tx, id) => tx.delete("products", id));
  await writeAll(store, gone.categories, (tx, id) => tx.delete("categories", id));
  return {
    ok: true,
    categories: categories.length,
    products: products.length,
    removed: { categories: gone.categories.length, products: gone.products.length },
  };
}

async function idsWithout(
  store: Store,
  collection: "categories" | "products",
  kept: readonly { id: string }[],
): Promise<string[]> {
  const ids = new Set(kept.map(({ id }) => id));
  return (await idsAfter(store, collection, undefined)).filter((id) => !ids.has(id));
}

async function idsAfter(
  store: Store,
  collection: "categories" | "products",
  last: string | undefined,
): Promise<string[]> {
  const startAfter = last === undefined ? {} : { startAfter: { id: last } };
  const page = (await store.query({ collection, limit: QUERY_LIMIT, ...startAfter })).map(({ id }) => id);
  if (page.length < QUERY_LIMIT) return page;
  return [...page, ...(await idsAfter(store, collection, page.at(-1)))];
}

async function writeAll<T>(
  store: Store,
  all: readonly T[],
  write: (tx: Transaction, each: T) => void,
): Promise<void> {
  if (all.length === 0) return;
  await store.transaction(async (tx) => {
    for (const each of all.slice(0, BATCH)) write(tx, each);
  });
  return writeAll(store, all.slice(BATCH), write);
}
