import { InView, ProductGridSkeleton, Stack } from "@shop/ui";
import { Suspense } from "react";
import { ProductList } from "../list/product-list.tsx";
import { catalog } from "../texts.ts";
import type { RelatedQuery } from "../use-related.ts";

const texts = catalog.product;

/** Products bought together with a product, and similar ones. */
export function RelatedProducts({ similar, boughtTogether, isLoading, open }: RelatedQuery) {
  return (
    <Stack gap="xl">
      <InView onView={open} />
      {isLoading && <ProductGridSkeleton count={6} label={texts.loadingRelated} />}
      <Suspense>
        <ProductList heading={texts.boughtTogether} products={boughtTogether} />
      </Suspense>
      <Suspense>
        <ProductList heading={texts.similar} products={similar} />
      </Suspense>
    </Stack>
  );
}
