import type { Product } from "@shop/contract";
import { ProductGrid, SectionHeading } from "@shop/ui";
import { useId, type ReactNode } from "react";
import { ProductTile } from "./product-tile.tsx";

/** Pictures that are in view on a phone. */
const FIRST_PICTURES = 3;

type ProductListProps = {
  heading: string;
  products: readonly Product[];
  /** At the end of the heading: all of them, or none. */
  action?: ReactNode;
  /** One row to push sideways where the window is narrow. */
  row?: boolean;
  /** In view at once, so the first pictures load at once. */
  isFirst?: boolean;
  /** Stands there as long as the products are on their way. */
  waiting?: ReactNode;
};

/** A few products under a heading of their own; nothing where there are none. */
export function ProductList(props: ProductListProps) {
  const { heading, products, action, row = false, isFirst = false, waiting } = props;
  const id = useId();
  if (!waiting && products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading action={action} id={id}>
        {heading}
      </SectionHeading>
      {waiting || (
        <ProductGrid row={row}>
          {products.map((product, place) => (
            <ProductTile isFirst={isFirst && place < FIRST_PICTURES} key={product.id} product={product} />
          ))}
        </ProductGrid>
      )}
    </section>
  );
}
