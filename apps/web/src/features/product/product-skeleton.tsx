import { ProductDetailSkeleton } from "@shop/ui";
import { catalog } from "./texts.ts";

/** The place of a product that is on its way. */
export function ProductSkeleton() {
  return <ProductDetailSkeleton label={catalog.product.loading} />;
}
