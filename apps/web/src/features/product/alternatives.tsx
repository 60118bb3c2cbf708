import type { Product } from "@shop/contract";
import { Suggestion, SuggestionRow } from "@shop/ui";
import { Link } from "react-router";
import { unitPrice } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { ProductControl } from "./product-control.tsx";
import { pricesOf } from "./product-prices.ts";
import { catalog } from "./texts.ts";

/** How many alternatives one sold-out product has at most. */
export const MAX_ALTERNATIVES = 3;

type AlternativesProps = {
  /** The name of the sold-out product. */
  to: string;
  products: readonly Product[];
  /** Level of the heading. */
  level?: 2 | 3;
};

/** Products to take instead of one that is sold out. */
export function Alternatives({ to, products, level = 2 }: AlternativesProps) {
  if (products.length === 0) return null;
  return (
    <SuggestionRow heading={catalog.product.instead} label={catalog.product.insteadOf(to)} level={level}>
      {products.slice(0, MAX_ALTERNATIVES).map((product) => (
        <Suggestion
          control={<ProductControl product={product} />}
          detail={unitPrice(product)}
          key={product.id}
          link={<Link to={paths.product(product.id)} />}
          name={product.name}
          picture={{ src: product.image }}
          price={pricesOf(product).price}
        />
      ))}
    </SuggestionRow>
  );
}
