import { useSelector } from "@xstate/react";
import { createContext, use, type ReactNode } from "react";
import { aFrameLater } from "./a-frame-later.ts";
import type { CartRef, CartSnapshot } from "./cart-machine.ts";

/** What screens do with the cart: they show it, and send it events. */
export type ShownCart = Pick<CartRef, "getSnapshot" | "send" | "subscribe">;

/** The running cart, put here once at the root: `<CartContext value={cart}>`. */
export const CartContext = createContext<ShownCart | null>(null);

/** The running cart, to send events to. */
export function useCartRef(): ShownCart {
  const cart = use(CartContext);
  if (!cart) throw new Error("no CartContext above this component");
  return cart;
}

/**
 * What a selector says about the cart; the component renders again when it says something else.
 * @param compare tells whether two answers are the same (default: identity)
 */
export function useCart<T>(selector: (snapshot: CartSnapshot) => T, compare?: (a: T, b: T) => boolean): T {
  return useSelector(useCartRef(), selector, compare);
}

/**
 * Shows what a hand has changed in the cart a frame later than others do: around what follows from a click (sums,
 * counts), so that what was clicked on need not wait for it. What stands around both must not select what changes
 * with each click; what is itself clicked on in there asks `useCartNow`.
 */
export function CartLater({ children }: { children: ReactNode }) {
  const later = laterOf(useCartRef());
  return <CartContext value={later}>{children}</CartContext>;
}

/** What a selector says about the cart as it is, in a `CartLater` as well: a choice, which answers a hand at once. */
export function useCartNow<T>(selector: (snapshot: CartSnapshot) => T): T {
  const cart = useCartRef();
  return useSelector(followed.get(cart) ?? cart, selector);
}

/** One for all, so that everything that follows is shown at once. */
function laterOf(cart: ShownCart): ShownCart {
  const known = laters.get(cart);
  if (known) return known;
  const later = { send: cart.send, ...aFrameLater(cart) };
  laters.set(cart, later);
  followed.set(later, cart);
  return later;
}

const laters = new WeakMap<ShownCart, ShownCart>();
const followed = new WeakMap<ShownCart, ShownCart>();
