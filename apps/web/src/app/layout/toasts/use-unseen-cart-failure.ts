import { selectUnsavedFailure } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";
import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../shared/paths.ts";

/**
 * Why the cart cannot be saved, on screens that do not show the cart, which says so itself. `dismiss` hides it until
 * the cart fails anew.
 */
export function useUnseenCartFailure(isCartOpen: boolean): { failure: Failure | null; dismiss: () => void } {
  const failure = useCart(selectUnsavedFailure);
  const { pathname } = useLocation();
  // The steps of the checkout are below the cart's path, and say so as well.
  const isCartInSight = isCartOpen || pathname.startsWith(paths.cart);
  const [read, setRead] = useState<Failure | null>(null);
  const isShown = !isCartInSight && failure !== read;
  return { failure: isShown ? failure : null, dismiss: () => setRead(failure) };
}
