import { LoadingRegion, ProductCardSkeleton, Split, TextSkeleton } from "@shop/ui";
import { catalog } from "../../texts/catalog.ts";

/** The place of a product that is on its way. */
export function ProductSkeleton() {
  return (
    <LoadingRegion label={catalog.product.loading}>
      <Split aside={<TextSkeleton lines={6} />}>
        <ProductCardSkeleton />
      </Split>
    </LoadingRegion>
  );
}
