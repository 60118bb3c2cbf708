import { selectFailure, selectIsBusy, selectInterruption } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";
import { useState } from "react";

/** Why what is on the screen is not saved: there is no network, or the server does not answer as it should. */
export type CartFailure = {
  isOffline: boolean;
  reason: Failure | null;
  /** The shopper wants another try, and it is on its way. */
  isRetrying: boolean;
  retry: () => void;
};

/** Null when all is well. What is tried again stays in sight until it is known how that went. */
export function useCartFailure(): CartFailure | null {
  const cart = useCartRef();
  const interruption = useCart(selectInterruption);
  const isBusy = useCart(selectIsBusy);
  const reason = useCart(selectFailure);
  const [tried, setTried] = useState<Pick<CartFailure, "isOffline" | "reason"> | null>(null);

  const now = interruption ? { isOffline: interruption === "offline", reason } : null;
  if (tried && (now || !isBusy)) setTried(null);
  const shown = now ?? tried;
  if (!shown) return null;
  const retry = () => {
    setTried(shown);
    cart.send({ type: "cart.retry" });
  };
  return { ...shown, isRetrying: now === null, retry };
}
