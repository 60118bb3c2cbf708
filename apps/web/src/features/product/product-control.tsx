import { selectIsPending } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { maxQuantityOf, shop } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { AddToCart } from "@shop/ui";
import { catalog } from "./texts.ts";
import { useCartQuantity } from "./use-cart-quantity.ts";

/** Adds a product to the cart, and changes its quantity. */
export function ProductControl({ product, isAlone = false }: { product: Product; isAlone?: boolean }) {
  const [quantity, setQuantity] = useCartQuantity(product);
  const isPending = useCart(selectIsPending(product.id));
  return (
    <AddToCart
      labels={{
        add: catalog.product.addLabel(product.name),
        increase: catalog.product.increase(product.name),
        decrease: catalog.product.decrease(product.name),
        quantity: catalog.product.quantity(product.name),
        notWhole: catalog.product.notWhole,
      }}
      max={maxQuantityOf(product, shop)}
      onChange={setQuantity}
      pending={isPending}
      quantity={quantity}
      text={catalog.product.add}
      {...(isAlone ? { variant: "solid", size: "lg" } : {})}
    />
  );
}
