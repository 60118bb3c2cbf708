import { toSeenLine, type Category, type Product } from "@shop/contract";
import type { CheckedRow, RowError } from "./check-rows.ts";
import type { HasPicture } from "./picture-check.ts";

/** What a catalogue file says, as far as it is right. */
export type CatalogFile = {
  categories: Category[];
  products: Product[];
  /** In the order of the file. */
  errors: RowError[];
  /** Rows may be missing that cannot be read: no reason to take their products out of the shop. */
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

/** More categories than this are a wrong column rather than a shop. */
export const MAX_CATEGORIES = 200;
export const CATEGORY_LIMIT = `Una tienda tiene ${MAX_CATEGORIES} categorías como mucho`;

/** All of them are in memory: a table of a wrong shape has several in each of its lines. */
const MAX_ERRORS = 100_000;
const TOO_MANY = `El archivo tiene más de ${MAX_ERRORS} errores y no se leyó hasta el final: corrige primero estos.`;

export function emptyFile(): CatalogFile {
  return { categories: [], products: [], errors: [], isBroken: false, ignoredColumns: [] };
}

/** Puts products into a file as they are read, until too many are wrong. */
export function addProducts(file: CatalogFile, rows: Iterable<CheckedRow<Product>>): void {
  const ofFile = (message: string) => file.errors.push({ list: "products", row: 0, field: "", message });
  for (const row of rows) {
    if ("value" in row) file.products.push(seen(row.value));
    else file.errors.push(...row.errors);
    if (file.errors.length >= MAX_ERRORS) {
      file.isBroken = true;
      ofFile(TOO_MANY);
      return;
    }
  }
  // An empty list would empty the shop.
  if (file.products.length === 0 && file.errors.length === 0) ofFile("El archivo no trae ningún producto.");
}

/** As it is stored: by what nobody sees in a name or a brand, nobody could search or filter. */
function seen(product: Product): Product {
  return { ...product, name: toSeenLine(product.name), brand: toSeenLine(product.brand) };
}
