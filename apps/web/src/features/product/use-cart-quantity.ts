import { changeOfQuantity, selectQuantityOf } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { toCartItem } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { newOperationId } from "../../shared/operation-id.ts";

/** How many of a product are in the cart, and what changes that. */
export function useCartQuantity(product: Product): [quantity: number, setQuantity: (next: number) => void] {
  const cart = useCartRef();
  const quantity = useCart(selectQuantityOf(product.id));
  const setQuantity = (next: number) =>
    cart.send(changeOfQuantity(quantity, toCartItem(product, next), newOperationId()));
  return [quantity, setQuantity];
}
