import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { CartRef, CartSnapshot } from "./cart-machine.ts";

/** The running cart, put here once at the root: `<CartContext value={cart}>`. */
export const CartContext = createContext<CartRef | null>(null);

/** The running cart, to send events to. */
export function useCartRef(): CartRef {
  const cart = use(CartContext);
  if (!cart) throw new Error("no CartContext above this component");
  return cart;
}

/**
 * What a selector says about the cart; the component renders again when it says something else.
 * @param compare tells whether two answers are the same (default: identity)
 */
export function useCart<T>(selector: (snapshot: CartSnapshot) => T, compare?: (a: T, b: T) => boolean): T {
  return useSelector(useCartRef(), selector, compare);
}
