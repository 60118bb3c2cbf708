import type { Category, Product } from "@shop/contract";

/** A part of a catalogue that is about to replace another: few enough rows for one transaction. */
export type StagedDoc = { categories: Category[]; products: Product[] };

/**
 * The id of a part. Ids of older imports sort before those of younger ones.
 * @param chunk counted from 0; the first one has the categories
 */
export function stagedId(importId: string, chunk: number): string {
  return `${importId}_${String(chunk).padStart(6, "0")}`;
}
