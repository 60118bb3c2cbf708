import type { Category, Product } from "@shop/contract";

/** A product of a file. `stockBefore` is what the shop had of it then; absent when it did not sell it. */
export type StagedProduct = Product & { stockBefore?: number };

/** A part of a catalogue that is about to replace another: few enough rows for one transaction. */
export type StagedDoc = { categories: Category[]; products: StagedProduct[] };

/**
 * The id of a part. Ids of older imports sort before those of younger ones.
 * @param chunk counted from 0; the first one has the categories
 */
export function stagedId(importId: string, chunk: number): string {
  return `${importId}_${String(chunk).padStart(6, "0")}`;
}
