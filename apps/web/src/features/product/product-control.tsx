import { selectIsPending, selectQuantityOf } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { maxQuantityOf, shop, toCartItem } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { AddToCart } from "@shop/ui";
import { catalog } from "./texts.ts";
import { newOperationId } from "../../shared/operation-id.ts";

/** Puts a product in the cart, and changes how many there are of it. */
export function ProductControl({ product, isAlone = false }: { product: Product; isAlone?: boolean }) {
  const cart = useCartRef();
  const quantity = useCart(selectQuantityOf(product.id));
  const isPending = useCart(selectIsPending(product.id));
  const change = (next: number) => {
    const operationId = newOperationId();
    if (next === 0) cart.send({ type: "line.remove", operationId, id: product.id });
    else if (quantity === 0) cart.send({ type: "line.add", operationId, item: toCartItem(product, next) });
    else cart.send({ type: "line.set", operationId, item: toCartItem(product, next) });
  };
  return (
    <AddToCart
      labels={{
        add: catalog.product.addLabel(product.name),
        increase: catalog.product.increase(product.name),
        decrease: catalog.product.decrease(product.name),
        quantity: catalog.product.quantity(product.name),
      }}
      max={maxQuantityOf(product, shop)}
      onChange={change}
      pending={isPending}
      quantity={quantity}
      text={catalog.product.add}
      {...(isAlone ? { variant: "solid", size: "lg" } : {})}
    />
  );
}
