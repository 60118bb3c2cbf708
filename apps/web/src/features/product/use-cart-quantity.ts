import { selectQuantityOf } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { toCartItem } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { newOperationId } from "../../shared/operation-id.ts";

/** How many of a product are in the cart, and what changes that. */
export function useCartQuantity(product: Product): [quantity: number, setQuantity: (next: number) => void] {
  const cart = useCartRef();
  const quantity = useCart(selectQuantityOf(product.id));
  const setQuantity = (next: number) => {
    const operationId = newOperationId();
    if (next === 0) cart.send({ type: "line.remove", operationId, id: product.id });
    else if (quantity === 0) cart.send({ type: "line.add", operationId, item: toCartItem(product, next) });
    else cart.send({ type: "line.set", operationId, item: toCartItem(product, next) });
  };
  return [quantity, setQuantity];
}
