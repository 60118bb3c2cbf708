import { toVisibleLine, type Category } from "@shop/contract";
import type { Store, Transaction } from "../documents/collections.ts";
import { changesBy, type ProductChange } from "./import/catalog-changes.ts";
import type { CatalogFile, ReadOptions } from "./import/catalog-file.ts";
import type { RowError } from "./import/check-rows.ts";
import { csvCatalog } from "./import/csv-catalog.ts";
import { jsonCatalog } from "./import/json-catalog.ts";
import { goneBy, readShopBefore, writeCatalog, type ShopBefore } from "./import/write-catalog.ts";

export type ImportOptions = ReadOptions & {
  /** Returns what would happen, and changes nothing. */
  dryRun?: boolean;
  /** Changes nothing if a catalogue was imported before, even by another process since this one began. */
  onlyFirst?: boolean;
  /** Adds to the last transaction that writes the catalogue. With it, the products are compared with the shop's. */
  onWrite?: (tx: Transaction, changes: readonly ProductChange[]) => void;
};

export type ImportResult =
  | {
      ok: true;
      categories: number;
      products: number;
      /** How many were removed from the shop because they are not in the file. */
      removed: { categories: number; products: number };
      /** The products that change; only with `onWrite`. */
      changes?: readonly ProductChange[];
      /** The rows that were skipped because of their errors; only with `skipInvalid`. */
      skipped?: RowError[];
      /** Columns of a table that have no field; absent when there are none. */
      ignoredColumns?: string[];
    }
  | { ok: false; errors: RowError[] };

/**
 * Replaces the catalogue by that of a file: writes its categories and products, and removes all others. Importing the
 * same file again changes nothing.
 * @param parsed the result of JSON.parse; amounts in the shop's currency, weights in kilograms
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
  { skipInvalid = false, dryRun = false, onlyFirst = false, onWrite }: ImportOptions,
): Promise<ImportResult> {
  const isCompared = onWrite !== undefined;
  const before = onlyFirst ? NEVER_IMPORTED : await readShopBefore(store, isCompared);
  const file = read(before.categories);
  const { errors, ignoredColumns } = file;
  // An empty list would remove every product.
  if (errors.length === 0 && file.products.length === 0)
    errors.push({ list: "products", row: 0, field: "", message: "El archivo no trae ningún producto." });
  // Not a broken file: the rows that could not be read would be missing, and their products removed.
  const isUsable = errors.length === 0 || (skipInvalid && file.products.length > 0 && !file.isBroken);
  if (!isUsable) return { ok: false, errors };
  // Invisible characters would break search and filters.
  const products = file.products.map((each) => ({
    ...each,
    name: toVisibleLine(each.name),
    brand: toVisibleLine(each.brand),
  }));
  const filled = new Set(products.map(({ category }) => category));
  const categories = file.categories
    .filter(({ id }) => filled.has(id))
    .map((each) => ({ ...each, name: toVisibleLine(each.name) }));
  const catalog = { products, categories };
  const written = dryRun ? before : await write(before);
  const gone = goneBy(catalog, written);
  return {
    ok: true,
    categories: categories.length,
    products: products.length,
    removed: { categories: gone.categories.length, products: gone.products.length },
    ...(isCompared && { changes: changesBy(products, written.products) }),
    ...(skipInvalid && { skipped: errors }),
    ...(ignoredColumns.length > 0 && { ignoredColumns }),
  };

  /** If another import was faster, this one starts over; with `onlyFirst` it writes nothing, and the other counts. */
  async function write(noted: ShopBefore): Promise<ShopBefore> {
    const isWritten = await writeCatalog(store, catalog, noted, (tx) =>
      onWrite?.(tx, changesBy(products, noted.products)),
    );
    return isWritten || onlyFirst ? noted : write(await readShopBefore(store, isCompared));
  }
}

/** A shop without a catalogue. `writeCatalog` refuses it once any import has raised the version. */
const NEVER_IMPORTED: ShopBefore = { version: 0, categories: [], stock: new Map(), products: new Map() };
