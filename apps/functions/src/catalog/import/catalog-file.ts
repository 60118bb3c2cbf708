import type { Category, Product } from "@shop/contract";
import type { RowError } from "./check-rows.ts";
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

export function emptyFile(): CatalogFile {
  return { categories: [], products: [], errors: [], isBroken: false, ignoredColumns: [] };
}
