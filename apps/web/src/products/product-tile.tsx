import type { Product } from "@shop/contract";
import { ProductCard } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../paths.ts";
import { unitPrice } from "../texts/format.ts";
import { hasBadges, ProductBadges, unavailability } from "./product-badges.tsx";
import { ProductControl } from "./product-control.tsx";
import { pricesOf } from "./product-prices.ts";

/** A product on a shelf of any screen. `isFirst`: in view at once, so its picture loads at once. */
export function ProductTile({ product, isFirst = false }: { product: Product; isFirst?: boolean }) {
  return (
    <ProductCard
      badges={hasBadges(product) ? <ProductBadges product={product} /> : undefined}
      control={<ProductControl product={product} />}
      detail={unitPrice(product)}
      link={<Link to={paths.product(product.id)} />}
      name={product.name}
      picture={{ src: product.image, eager: isFirst }}
      unavailable={unavailability(product)}
      {...pricesOf(product)}
    />
  );
}
