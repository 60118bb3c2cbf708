import type { ProductDoc } from "../catalog/product-doc.ts";

/**
 * The products of a cart's lines that are still sold online, by id. One that came to need a prescription
 * while it was in a cart is as good as gone.
 */
export function soldProducts(found: readonly (ProductDoc | undefined)[]): Map<string, ProductDoc> {
  return new Map(
    found.flatMap((product) => (product && !product.prescription ? [[product.id, product]] : [])),
  );
}
