import type { CartServices } from "@shop/cart-machine";
import { DEVICE_CART } from "./storage.ts";

/** A return to the page may fire two events: within so many milliseconds they count as one. */
const ONE_RETURN = 1000;

/** Lets the tabs of a browser notify each other that the cart has changed, without its content. */
export function createCartChannel(): Pick<CartServices, "watchCart" | "notifyOtherTabs"> {
  const channel = new BroadcastChannel("alacena:carrito");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    notifyOtherTabs: () => channel.postMessage(null),
    watchCart: (listener) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      let returnedAt = -ONE_RETURN;
      const notifyOfReturn = () => {
        const now = performance.now();
        if (document.visibilityState !== "visible" || now - returnedAt < ONE_RETURN) return;
        returnedAt = now;
        listener();
      };
      channel.addEventListener("message", () => listener(), { signal });
      const listen = ({ key }: StorageEvent) => {
        if (key === DEVICE_CART || key === null) listener();
      };
      addEventListener("storage", listen, { signal });
      // Another device cannot notify this page, so a return to the page counts as a change.
      document.addEventListener("visibilitychange", notifyOfReturn, { signal });
      addEventListener("focus", notifyOfReturn, { signal });
      return () => stopped.abort();
    },
  };
}
