import { selectIsColdChain } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { selectHome } from "@shop/catalog-machine";
import { useHome } from "@shop/catalog-machine/react";
import type { NextDelivery } from "@shop/contract";

/**
 * The next delivery of the cart: a cold one if a line needs it.
 * @param isCold whether a product that is not in the cart yet must be kept cold
 * @returns undefined if there is none, and until the home's data is loaded, which not every screen does
 */
export function useNextDelivery(isCold = false): NextDelivery | undefined {
  const home = useHome(selectHome);
  const isCartCold = useCart(selectIsColdChain);
  return isCold || isCartCold ? home?.coldDelivery : home?.delivery;
}
