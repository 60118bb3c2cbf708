import { selectUnsavedFailure } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";
import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../shared/paths.ts";

/**
 * Why the cart cannot be saved, on screens without the cart, which shows it itself. `dismiss` hides it until the cart
 * fails anew.
 */
export function useUnseenCartFailure(isCartOpen: boolean): { failure: Failure | null; dismiss: () => void } {
  const failure = useCart(selectUnsavedFailure);
  const { pathname } = useLocation();
  // The steps of the checkout are below the cart's path, and show it, too.
  const isCartVisible = isCartOpen || pathname.startsWith(paths.cart);
  const [read, setRead] = useState<Failure | null>(null);
  const isShown = !isCartVisible && failure !== read;
  return { failure: isShown ? failure : null, dismiss: () => setRead(failure) };
}
