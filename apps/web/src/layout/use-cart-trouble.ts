import { selectFailure, selectIsFailed } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";
import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../paths.ts";

/**
 * Why the cart waits for another try, on every screen but its own, which says so itself. `dismiss`: until it
 * fails anew, the shopper has read it.
 */
export function useCartTrouble(): { failure: Failure | null; dismiss: () => void } {
  const isFailed = useCart(selectIsFailed);
  const failure = useCart(selectFailure);
  const { pathname } = useLocation();
  const [read, setRead] = useState<Failure | null>(null);
  const isUntold = isFailed && pathname !== paths.cart && failure !== read;
  return { failure: isUntold ? failure : null, dismiss: () => setRead(failure) };
}
