import { randomUUID } from "node:crypto";
import type { Product } from "@shop/contract";
import type { Store } from "../../documents/collections.ts";
import { NEVER_IMPORTED, readCatalogState, writeCatalogState } from "../catalog-state.ts";
import type { RowError } from "../row-error.ts";
import type { CatalogReading } from "./catalog-reading.ts";
import { compareWithShop } from "./compare-with-shop.ts";
import { finishImport, type Removed } from "./finish-import.ts";
import { noteStock, restageStock } from "./import-stock.ts";
import type { HasPicture } from "./picture-check.ts";
import { newImportId, removeAbandoned, removeStaged, stagedId } from "./remove-staged.ts";
import { stageProducts } from "./stage-products.ts";

export type ImportResult =
  | {
      ok: true;
      categories: number;
      products: number;
      removed: Removed;
      /** What was left out because of its errors; only with `skipInvalid`. */
      skipped?: RowError[];
      /** Columns of a table that nobody knows; absent when there are none. */
      ignoredColumns?: string[];
    }
  | { ok: false; errors: RowError[] };

export type ImportOptions = {
  /** Leaves out what has errors instead of refusing the file. */
  skipInvalid?: boolean;
  /** Says what would happen, and changes nothing. */
  dryRun?: boolean;
  /** Without it, a file may name pictures that are not there. */
  hasPicture?: HasPicture;
  /** Imports nothing where another import is complete, also one of another process since this one began. */
  onlyFirst?: boolean;
  /** Called now and then with how many products are done in a phase. */
  onProgress?: (phase: "reading" | "writing", count: number) => void;
  now?: () => Date;
};

/**
 * Makes the shop sell what a file says. Everything is read, checked and kept aside before the first change; then
 * one document says that it is complete, and from there on it is finished, by this process or by a later one.
 */
export async function runImport(
  store: Store,
  reading: CatalogReading,
  {
    skipInvalid = false,
    dryRun = false,
    onlyFirst = false,
    onProgress,
    now = () => new Date(),
  }: ImportOptions,
): Promise<ImportResult> {
  if (!dryRun) {
    // First: the parts of an import that is being applied are not abandoned, however old they are.
    await finishImport(store);
    await removeAbandoned(store, now());
  }
  const importId = newImportId(now(), randomUUID());
  const { version } = onlyFirst ? NEVER_IMPORTED : await readCatalogState(store);
  const errors: RowError[] = [];
  const ids = new Set<string>();
  const filled = new Set<string>();
  const products = validOf(reading, { errors, ids, filled, stopsAtError: !skipInvalid });
  const report = (count: number) => onProgress?.("reading", count);
  const chunks = dryRun
    ? await drain(products, report)
    : await stageProducts(store, importId, products, { noted: await noteStock(store), onStaged: report });
  const all = [...reading.errors(), ...errors].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const isRead = !reading.isBroken() && errors.length < MAX_ROW_ERRORS;
  const isUsable = all.length === 0 || (skipInvalid && ids.size > 0 && isRead);
  if (!isUsable || dryRun) {
    if (!dryRun) await removeStaged(store, partIds(importId, 1, chunks));
    if (!isUsable) return { ok: false, errors: all };
  }
  const categories = reading.categories().filter(({ id }) => filled.has(id));
  const ignored = reading.ignoredColumns();
  return {
    ok: true,
    categories: categories.length,
    products: ids.size,
    removed: dryRun
      ? await compareWithShop(store, ids, new Set(categories.map(({ id }) => id)))
      : await applyParts(version),
    ...(skipInvalid ? { skipped: all } : {}),
    ...(ignored.length > 0 ? { ignoredColumns: [...ignored] } : {}),
  };

  /** @param noted the version of the catalogue whose stock the parts know, read before that stock */
  async function applyParts(noted: number): Promise<Removed> {
    const isMine = await store.transaction(async (tx) => {
      const current = await readCatalogState(tx);
      if (current.applying || current.version !== noted) return false;
      tx.set("catalogImports", stagedId(importId, 0), { categories, products: [] });
      writeCatalogState(tx, { version: noted, applying: { importId, chunks } });
      return true;
    });
    const removed = await finishImport(store, (count) => onProgress?.("writing", count));
    if (isMine) return removed ?? NOTHING;
    if (onlyFirst) {
      await removeStaged(store, partIds(importId, 1, chunks));
      return NOTHING;
    }
    // Another import was quicker, and is finished now: its stock is not what was sold. This one begins behind it.
    const current = await readCatalogState(store);
    await restageStock(store, await noteStock(store), partIds(importId, 1, chunks));
    return applyParts(current.version);
  }
}

const NOTHING: Removed = { categories: 0, products: 0 };

/** All of them are in memory, some megabytes: a table of a wrong shape has several in each of its lines. */
const MAX_ROW_ERRORS = 100_000;

const TOO_MANY = `El archivo tiene más de ${MAX_ROW_ERRORS} errores y no se leyó hasta el final: corrige primero estos.`;

/** What is noted of the rows: their errors, the ids of the products, and the categories that have any. */
type Noted = { errors: RowError[]; ids: Set<string>; filled: Set<string> };

/** The products without errors; after the first error none, when nothing will be written anyway. */
async function* validOf(
  reading: CatalogReading,
  { errors, ids, filled, stopsAtError }: Noted & { stopsAtError: boolean },
): AsyncGenerator<Product> {
  for await (const read of reading.products) {
    if ("errors" in read) errors.push(...read.errors);
    else {
      ids.add(read.value.id);
      filled.add(read.value.category);
      if (!stopsAtError || (errors.length === 0 && reading.errors().length === 0)) yield read.value;
    }
    if (errors.length >= MAX_ROW_ERRORS) {
      errors.push({ list: "products", row: 0, field: "", message: TOO_MANY });
      return;
    }
  }
}

async function drain(products: AsyncIterable<Product>, report: (count: number) => void): Promise<number> {
  let count = 0;
  for await (const _ of products) {
    count += 1;
    if (count % REPORTED === 0) report(count);
  }
  return 0;
}

/** How often a run without writing reports. */
const REPORTED = 200;

function partIds(importId: string, from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => stagedId(importId, from + at));
}
