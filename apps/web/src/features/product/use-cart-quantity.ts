import { changeOfQuantity, selectQuantityOf } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { toCartItem } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { newOperationId } from "../../shared/operation-id.ts";

/** The quantity of a product in the cart, and its setter. */
export function useCartQuantity(product: Product): [quantity: number, setQuantity: (next: number) => void] {
  const cart = useCartRef();
  const quantity = useCart(selectQuantityOf(product.id));
  const setQuantity = (next: number) =>
    cart.send(changeOfQuantity(quantity, toCartItem(product, next), newOperationId()));
  return [quantity, setQuantity];
}
