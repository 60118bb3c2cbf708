import { Box } from "@chakra-ui/react";
import type { Product } from "@shop/contract";
import { ProductGrid, SectionHeading } from "@shop/ui";
import { useId, type ReactNode } from "react";
import { ProductTile } from "./product-tile.tsx";

/** Pictures that are visible on a phone. */
const FIRST_PICTURES = 3;

/** Below the fold: laid out when it comes near. The shelf reaches the edges of a phone. */
const FAR = { contentVisibility: "auto", overflowClipMargin: "1rem" } as const;

/** About how tall it is until then: one row, and on a phone three of two. */
const FAR_ROW = { ...FAR, containIntrinsicSize: "auto 28rem" } as const;
const FAR_GRID = { ...FAR, containIntrinsicSize: { base: "auto 76rem", md: "auto 28rem" } } as const;

type ProductListProps = {
  heading: string;
  products: readonly Product[];
  /** Beside the heading: a link or button. */
  action?: ReactNode;
  /** One row, which scrolls sideways in a narrow window. */
  row?: boolean;
  /** Visible without scrolling, so the first pictures load eagerly. */
  isFirst?: boolean;
  /** Shown while the products load. */
  waiting?: ReactNode;
};

/** A few products under a heading; null if there are none. */
export function ProductList(props: ProductListProps) {
  const { heading, products, action, row = false, isFirst = false, waiting } = props;
  const id = useId();
  if (!waiting && products.length === 0) return null;
  return (
    <Box aria-labelledby={id} as="section" {...(!isFirst && (row ? FAR_ROW : FAR_GRID))}>
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
    </Box>
  );
}
