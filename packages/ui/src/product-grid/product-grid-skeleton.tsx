import { ProductCardSkeleton } from "../product-card/product-card-skeleton.tsx";
import { LoadingRegion } from "../skeleton/loading-region.tsx";
import { ProductGrid } from "./product-grid.tsx";

export interface ProductGridSkeletonProps {
  label: string;
  count?: number;
  narrow?: boolean;
}

/** The skeleton of a product grid. */
export function ProductGridSkeleton({ label, count = 12, narrow = false }: ProductGridSkeletonProps) {
  return (
    <LoadingRegion label={label}>
      <ProductGrid narrow={narrow}>
        {Array.from({ length: count }, (_, place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    </LoadingRegion>
  );
}
