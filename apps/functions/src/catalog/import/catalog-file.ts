import type { Category, Product } from "@shop/contract";
import type { RowError, RowPlace } from "./check-rows.ts";
import type { HasPicture } from "./picture-check.ts";

/** The valid content of a catalogue file, and its errors. */
export type CatalogFile = {
  categories: Category[];
  products: Product[];
  /** In the order of the file. */
  errors: RowError[];
  /** Whether reading stopped early. Such a file is never imported: the products of unread rows would be removed. */
  isBroken: boolean;
  /** The titles of the columns of a table that have no field. */
  ignoredColumns: string[];
};

export type ReadOptions = {
  /** Leaves out what has errors instead of refusing the file. */
  skipInvalid?: boolean;
  /** Without it, a file may name pictures that are not there. */
  hasPicture?: HasPicture;
};

/** The list of errors must fit into memory and into one response. */
const MAX_ERRORS = 100_000;
const TOO_MANY = `El archivo tiene más de ${MAX_ERRORS} errores y no se leyó hasta el final: corrige primero estos.`;

/** More categories than this are a wrong column rather than a shop. */
export const MAX_CATEGORIES = 200;

export function emptyFile(): CatalogFile {
  return { categories: [], products: [], errors: [], isBroken: false, ignoredColumns: [] };
}

/**
 * Whether a file has too many errors to be read any further. If so, marks it as broken and adds a last error.
 * @param place where reading ends
 */
export function isTooWrong(file: CatalogFile, place: RowPlace): boolean {
  if (file.errors.length < MAX_ERRORS) return false;
  if (!file.isBroken) file.errors.push({ ...place, field: "", message: TOO_MANY });
  file.isBroken = true;
  return true;
}
