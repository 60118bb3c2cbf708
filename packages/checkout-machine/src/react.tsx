import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { CheckoutRef, CheckoutSnapshot } from "./checkout-machine.ts";

/** The running checkout, put here once above its screens: `<CheckoutContext value={checkout}>`. */
export const CheckoutContext = createContext<CheckoutRef | null>(null);

/** The running checkout, to send events to. */
export function useCheckoutRef(): CheckoutRef {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error("no CheckoutContext above this component");
  return checkout;
}

/** What a selector says about the checkout; the component renders again when it says something else. */
export function useCheckout<T>(selector: (snapshot: CheckoutSnapshot) => T): T {
  return useSelector(useCheckoutRef(), selector);
}
