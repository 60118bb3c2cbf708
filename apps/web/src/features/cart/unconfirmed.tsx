import { selectIsBusy } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { cart as texts } from "./texts.ts";

/** Totals never lie: while the server has not answered, the screen says so. */
export function Unconfirmed() {
  const isBusy = useCart(selectIsBusy);
  return <output>{isBusy ? texts.unconfirmed : ""}</output>;
}
