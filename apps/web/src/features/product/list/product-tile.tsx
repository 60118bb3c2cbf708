import type { Product } from "@shop/contract";
import { ProductCard } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { unitPrice } from "../../../shared/format.ts";
import { hasBadges, ProductBadges, unavailability } from "../product-badges.tsx";
import { usePrefetchOf } from "../prefetch/product-prefetch.ts";
import { ProductControl } from "../product-control.tsx";
import { pricesOf } from "../product-prices.ts";

type ProductTileProps = {
  product: Product;
  /** Visible without scrolling, so its picture loads eagerly. */
  isFirst?: boolean;
  /** Level of its heading: 2 if the list has no heading of its own below the `h1`. */
  level?: 2 | 3;
};

/** A product in a list of any screen. */
export function ProductTile({ product, isFirst = false, level = 3 }: ProductTileProps) {
  return (
    <ProductCard
      badges={hasBadges(product) ? <ProductBadges product={product} /> : undefined}
      control={<ProductControl product={product} />}
      detail={unitPrice(product)}
      level={level}
      link={<Link {...usePrefetchOf(product.id)} to={paths.product(product.id)} />}
      name={product.name}
      picture={{ src: product.image, eager: isFirst }}
      unavailable={unavailability(product)}
      {...pricesOf(product)}
    />
  );
}
