import { actorContext } from "@shop/machine-factories/react";
import { createContext, use, useDeferredValue, type ReactNode } from "react";
import type { CartRef, CartSnapshot } from "./cart-machine.ts";

/** The part of the cart that screens use: they read it, and send events. */
export type ShownCart = Pick<CartRef, "getSnapshot" | "send" | "subscribe">;

/** The running cart, provided once at the root: `<CartContext value={cart}>`. */
export const [CartContext, useCartRef, useCartNow] = actorContext<ShownCart>("CartContext");

const DeferredContext = createContext(false);

/**
 * Around derived values (sums, counts), which are rendered after the clicked control (`useDeferredValue`). A component
 * around both must not select what changes with each click. A control in here that is itself clicked uses `useCartNow`.
 * Without this a click takes up to 55 ms to the next frame, slowed four times (budget 45 ms: `npm run bench -- cart`).
 */
export function DeferredCart({ children }: { children: ReactNode }) {
  return <DeferredContext value>{children}</DeferredContext>;
}

/** Selects from the cart; in a `DeferredCart` later than `useCartNow`. */
export function useCart<T>(selector: (snapshot: CartSnapshot) => T): T {
  const now = useCartNow(selector);
  const deferred = useDeferredValue(now);
  return use(DeferredContext) ? deferred : now;
}
