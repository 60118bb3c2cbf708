import type { CartServices } from "@shop/cart-machine";
import { DEVICE_CART } from "./storage.ts";

/** A glance at the page may come as two events: within so many milliseconds they are one. */
const GLANCE = 1000;

/** How the tabs of a browser notify each other of their carts. It says that something changed, never what. */
export function createCartChannel(): Pick<CartServices, "watchCart" | "notifyOtherTabs"> {
  const channel = new BroadcastChannel("alacena:carrito");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    notifyOtherTabs: () => channel.postMessage(null),
    watchCart: (listener) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      let glancedAt = -GLANCE;
      const glance = () => {
        const now = performance.now();
        if (document.visibilityState !== "visible" || now - glancedAt < GLANCE) return;
        glancedAt = now;
        listener();
      };
      channel.addEventListener("message", () => listener(), { signal });
      const listen = ({ key }: StorageEvent) => {
        if (key === DEVICE_CART || key === null) listener();
      };
      addEventListener("storage", listen, { signal });
      // Another device cannot notify this page: a shopper who comes back to it sees what it did.
      document.addEventListener("visibilitychange", glance, { signal });
      addEventListener("focus", glance, { signal });
      return () => stopped.abort();
    },
  };
}
