import { selectQuantityOf } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { maxQuantityOf, shop, toCartItem } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { PlusIcon, SearchBoxAction } from "@shop/ui";
import { newOperationId } from "../../shared/operation-id.ts";
import { catalog } from "../product/index.ts";
import { marketplace } from "./texts.ts";

const texts = marketplace.search;

/** Puts one more of a suggested product in the cart; nothing for one that cannot be bought here. */
export function AddSuggested({ product }: { product: Product }) {
  const cart = useCartRef();
  const quantity = useCart(selectQuantityOf(product.id));
  const max = maxQuantityOf(product, shop);
  if (product.prescription || max === 0) return null;
  const isFull = quantity >= max;
  const add = () => {
    if (isFull) return;
    const line = { operationId: newOperationId(), item: toCartItem(product, quantity + 1) };
    cart.send({ type: quantity === 0 ? "line.add" : "line.set", ...line });
  };
  return (
    <SearchBoxAction
      aria-disabled={isFull || undefined}
      aria-label={
        quantity === 0
          ? catalog.product.addLabel(product.name)
          : (isFull ? texts.fullLabel : texts.addMoreLabel)(quantity, product.name)
      }
      onClick={add}
    >
      <PlusIcon />
      <span>{quantity === 0 ? catalog.product.add : texts.inCart(quantity)}</span>
    </SearchBoxAction>
  );
}
