import { selectIsCold } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { selectHome } from "@shop/catalog-machine";
import { useHome } from "@shop/catalog-machine/react";
import type { NextDelivery } from "@shop/contract";

/**
 * The next delivery of what is in the cart: one that keeps cold for what must be.
 * @param isCold whether something that is not in the cart yet must be kept cold
 * @returns undefined as long as nobody has read the home's data, which not every screen does
 */
export function useNextDelivery(isCold = false): NextDelivery | undefined {
  const home = useHome(selectHome);
  const isCartCold = useCart(selectIsCold);
  return isCold || isCartCold ? home?.coldDelivery : home?.delivery;
}
