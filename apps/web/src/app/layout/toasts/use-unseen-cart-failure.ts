import { selectUnsavedFailure } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";
import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../shared/paths.ts";

/**
 * Why the cart cannot be saved, wherever the cart is not in sight, which says so itself: it waits for the shopper, or
 * for the network. `dismiss`: until it fails anew, the shopper has read it.
 */
export function useUnseenCartFailure(isCartOpen: boolean): { failure: Failure | null; dismiss: () => void } {
  const failure = useCart(selectUnsavedFailure);
  const { pathname } = useLocation();
  // The steps of the checkout are below the cart's own path, and say so as well.
  const isCartInSight = isCartOpen || pathname.startsWith(paths.cart);
  const [read, setRead] = useState<Failure | null>(null);
  const isShown = !isCartInSight && failure !== read;
  return { failure: isShown ? failure : null, dismiss: () => setRead(failure) };
}
