import { toSeenLine, type Category } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import type { CatalogFile, ReadOptions } from "./import/catalog-file.ts";
import type { RowError } from "./import/check-rows.ts";
import { csvCatalog } from "./import/csv-catalog.ts";
import { jsonCatalog } from "./import/json-catalog.ts";
import { goneBy, readShopBefore, writeCatalog, type ShopBefore } from "./import/write-catalog.ts";

export type ImportOptions = ReadOptions & {
  /** Says what would happen, and changes nothing. */
  dryRun?: boolean;
  /** Changes nothing where something was imported before, also by another process since this one began. */
  onlyFirst?: boolean;
};

export type ImportResult =
  | {
      ok: true;
      categories: number;
      products: number;
      /** How many that the file does not name were taken out of the shop. */
      removed: { categories: number; products: number };
      /** What was left out because of its errors; only with `skipInvalid`. */
      skipped?: RowError[];
      /** Columns of a table that have no field; absent when there are none. */
      ignoredColumns?: string[];
    }
  | { ok: false; errors: RowError[] };

/**
 * Makes the shop sell what a catalogue file says: writes its categories and products, and removes those that
 * it does not name. Importing the same file again changes nothing.
 * @param parsed what JSON.parse gave; amounts in the shop's currency, weights in kilograms
 * @returns counts, or every error of every row, with nothing changed
 */
export function importCatalog(
  store: Store,
  parsed: unknown,
  options: ImportOptions = {},
): Promise<ImportResult> {
  return runImport(store, () => jsonCatalog(parsed, options), options);
}

/**
 * Like `importCatalog`, for a table of products. They join the categories that the shop has, by name or id, or
 * new ones; a category without products is removed.
 */
export function importCatalogCsv(
  store: Store,
  text: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  return runImport(store, (existing) => csvCatalog(text, existing, options), options);
}

async function runImport(
  store: Store,
  read: (existing: readonly Category[]) => CatalogFile,
  { skipInvalid = false, dryRun = false, onlyFirst = false }: ImportOptions,
): Promise<ImportResult> {
  const before = onlyFirst ? NEVER_IMPORTED : await readShopBefore(store);
  const file = read(before.categories);
  const { errors, ignoredColumns } = file;
  // An empty list would empty the shop.
  if (errors.length === 0 && file.products.length === 0)
    errors.push({ list: "products", row: 0, field: "", message: "El archivo no trae ningún producto." });
  const isUsable = errors.length === 0 || (skipInvalid && file.products.length > 0 && !file.isBroken);
  if (!isUsable) return { ok: false, errors };
  // Invisible characters would break search and filters.
  const products = file.products.map((each) => ({
    ...each,
    name: toSeenLine(each.name),
    brand: toSeenLine(each.brand),
  }));
  const filled = new Set(products.map(({ category }) => category));
  const categories = file.categories
    .filter(({ id }) => filled.has(id))
    .map((each) => ({ ...each, name: toSeenLine(each.name) }));
  const catalog = { products, categories };
  const gone = goneBy(catalog, dryRun ? before : await write(before));
  return {
    ok: true,
    categories: categories.length,
    products: products.length,
    removed: { categories: gone.categories.length, products: gone.products.length },
    ...(skipInvalid && { skipped: errors }),
    ...(ignoredColumns.length > 0 && { ignoredColumns }),
  };

  /** Behind another import that was quicker, this one begins anew. */
  async function write(noted: ShopBefore): Promise<ShopBefore> {
    const isWritten = await writeCatalog(store, catalog, noted);
    return isWritten || onlyFirst ? noted : write(await readShopBefore(store));
  }
}

const NEVER_IMPORTED: ShopBefore = { version: 0, categories: [], stock: new Map() };
