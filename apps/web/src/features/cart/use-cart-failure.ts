import { selectInterruptionFailure, selectIsRetrying, selectShownInterruption } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";

/** Why what is on the screen is not saved: there is no network, or the server does not answer as it should. */
export type CartFailure = {
  isOffline: boolean;
  reason: Failure | null;
  /** The shopper wants another try, and it is on its way. */
  isRetrying: boolean;
  retry: () => void;
};

/** Null when all is well. A failure stays while it is tried again, until the answer comes. */
export function useCartFailure(): CartFailure | null {
  const cart = useCartRef();
  const interruption = useCart(selectShownInterruption);
  const reason = useCart(selectInterruptionFailure);
  const isRetrying = useCart(selectIsRetrying);
  if (!interruption) return null;
  const retry = () => cart.send({ type: "cart.retry" });
  return { isOffline: interruption === "offline", reason, isRetrying, retry };
}
