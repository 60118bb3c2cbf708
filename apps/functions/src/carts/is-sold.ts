import type { Product } from "@shop/contract";

/**
 * Whether a product is sold online. One that came to need a prescription while it was in a cart is as good as
 * gone.
 */
export function isSold<P extends Product>(product: P | undefined): product is P {
  return product !== undefined && !product.prescription;
}
