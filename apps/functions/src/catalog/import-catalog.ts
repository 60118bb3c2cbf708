import type { Store } from "../documents/collections.ts";
import { csvCatalog } from "./import/csv-catalog.ts";
import { finishImport } from "./import/finish-import.ts";
import { jsonCatalog } from "./import/json-catalog.ts";
import { runImport, type ImportOptions, type ImportResult } from "./import/run-import.ts";
import { readCategories } from "./read-categories.ts";

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
  const { skipInvalid = false, hasPicture = () => true } = options;
  return runImport(store, jsonCatalog(parsed, { skipInvalid, hasPicture }), options);
}

/**
 * Like `importCatalog`, for a table of products. They join the categories that the shop has, by name or id, or
 * new ones; a category without products is removed.
 * @param text of the table, in pieces of any size: it is never in memory as a whole
 */
export async function importCatalogCsv(
  store: Store,
  text: AsyncIterable<string>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  // The categories of the shop are those of the import that may still be under way.
  if (!options.dryRun) await finishImport(store);
  const { hasPicture = () => true } = options;
  return runImport(store, csvCatalog(text, await readCategories(store), hasPicture), options);
}
