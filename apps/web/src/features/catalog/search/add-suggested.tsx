import { maxQuantityOf, shop } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { PlusIcon, SearchBoxAction } from "@shop/ui";
import { catalog, useCartQuantity } from "../../product/index.ts";
import { marketplace } from "../texts.ts";

const texts = marketplace.search;

/** Adds one of a suggested product to the cart; null for one that cannot be bought here. */
export function AddSuggested({ product }: { product: Product }) {
  const [quantity, setQuantity] = useCartQuantity(product);
  const max = maxQuantityOf(product, shop);
  if (product.prescription || max === 0) return null;
  const isFull = quantity >= max;
  return (
    <SearchBoxAction
      aria-disabled={isFull || undefined}
      aria-label={
        quantity === 0
          ? catalog.product.addLabel(product.name)
          : (isFull ? texts.fullLabel : texts.addMoreLabel)(quantity, product.name)
      }
      onClick={() => !isFull && setQuantity(quantity + 1)}
    >
      <PlusIcon />
      <span>{quantity === 0 ? catalog.product.add : texts.inCart(quantity)}</span>
    </SearchBoxAction>
  );
}
