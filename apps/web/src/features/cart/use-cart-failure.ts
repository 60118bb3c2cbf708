import { selectInterruptionFailure, selectIsRetrying, selectShownInterruption } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";

/** Why the shown cart is not saved: there is no network, or the server fails. */
export type CartFailure = {
  isOffline: boolean;
  reason: Failure | null;
  /** A retry that the shopper requested is pending. */
  isRetrying: boolean;
  retry: () => void;
};

/** Null when all is well. A failure stays during a retry, until the response arrives. */
export function useCartFailure(): CartFailure | null {
  const cart = useCartRef();
  const interruption = useCart(selectShownInterruption);
  const reason = useCart(selectInterruptionFailure);
  const isRetrying = useCart(selectIsRetrying);
  if (!interruption) return null;
  const retry = () => cart.send({ type: "cart.retry" });
  return { isOffline: interruption === "offline", reason, isRetrying, retry };
}
