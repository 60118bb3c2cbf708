import weakMemoize from "@emotion/weak-memoize";
import { actorContext } from "@shop/machine-factories/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { deferUpdates } from "./defer-updates.ts";
import type { CartRef, CartSnapshot } from "./cart-machine.ts";

/** The part of the cart that screens use: they read it, and send events. */
export type ShownCart = Pick<CartRef, "getSnapshot" | "send" | "subscribe"> & {
  /** The cart whose updates this one defers. */
  source?: ShownCart;
};

/** The running cart, provided once at the root: `<CartContext value={cart}>`. */
export const [CartContext, useCartRef, useCart] = actorContext<ShownCart>("CartContext");

/**
 * Around derived values (sums, counts), which are rendered a frame after the clicked control. A component around both
 * must not select what changes with each click. A control in here that is itself clicked uses `useCartNow`.
 */
export function DeferredCart({ children }: { children: ReactNode }) {
  const deferred = deferredOf(useCartRef());
  return <CartContext value={deferred}>{children}</CartContext>;
}

/** `useCart` without the delay of a `DeferredCart`: for a control that has to follow its own click at once. */
export function useCartNow<T>(selector: (snapshot: CartSnapshot) => T): T {
  const cart = useCartRef();
  return useSelector(cart.source ?? cart, selector);
}

/** One deferred cart for every `DeferredCart`, so that all that is deferred is rendered together. */
const deferredOf = weakMemoize((cart: ShownCart): ShownCart => ({
  send: cart.send,
  source: cart,
  ...deferUpdates(cart),
}));
