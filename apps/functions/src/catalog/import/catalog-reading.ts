import type { Category, Product } from "@shop/contract";
import type { RowError } from "../row-error.ts";
import type { ReadRow } from "./read-row.ts";

/** A catalogue file on its way in, row by row: it is never in memory as a whole unless its format needs that. */
export type CatalogReading = {
  /** In the order of the file. */
  products: AsyncIterable<ReadRow<Product>>;
  /** What is wrong with the file and its categories. Complete when the products have been read. */
  errors: () => readonly RowError[];
  /** Whether rows may be missing that nobody could read: no reason to take their products out of the shop. */
  isBroken: () => boolean;
  /** Complete when the products have been read. */
  categories: () => readonly Category[];
  /** Columns that nobody knows. Complete when the products have been read. */
  ignoredColumns: () => readonly string[];
};

/** What both readers say of a file that would empty the shop. */
export const EMPTY = "El archivo no trae ningún producto.";

/** More categories than this are a wrong column rather than a shop. */
export const MAX_CATEGORIES = 200;
export const CATEGORY_LIMIT = `Una tienda tiene ${MAX_CATEGORIES} categorías como mucho`;
