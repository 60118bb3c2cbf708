import type { Product } from "@shop/contract";
import { ProductGrid, SectionHeading } from "@shop/ui";
import { useId, type ReactNode } from "react";
import { ProductTile } from "./product-tile.tsx";

type ProductListProps = {
  heading: string;
  products: readonly Product[];
  /** At the end of the heading: all of them, or none. */
  action?: ReactNode;
  /** Stands there as long as the products are on their way. */
  waiting?: ReactNode;
};

/** A few products under a heading of their own; nothing where there are none. */
export function ProductList({ heading, products, action, waiting }: ProductListProps) {
  const id = useId();
  if (!waiting && products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading action={action} id={id}>
        {heading}
      </SectionHeading>
      {waiting || (
        <ProductGrid>
          {products.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductGrid>
      )}
    </section>
  );
}
