import type { ProductFilters } from "@shop/contract";
import type { ProductDoc } from "../product-doc.ts";

/** Whether a product still is what was asked for, by what its document says now. */
export function passesFilters(
  doc: ProductDoc,
  { minPrice, maxPrice, onOffer, inStock }: ProductFilters,
): boolean {
  return (
    (minPrice === undefined || doc.price >= minPrice) &&
    (maxPrice === undefined || doc.price <= maxPrice) &&
    (!onOffer || doc.onOffer) &&
    (!inStock || doc.inStock)
  );
}
