import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { CheckoutRef, CheckoutSnapshot } from "./checkout-machine.ts";
import type { StepsRef, StepsSnapshot } from "./checkout-steps-machine.ts";

/** The running checkout, put here once above its screens: `<CheckoutContext value={checkout}>`. */
export const CheckoutContext = createContext<CheckoutRef | null>(null);

/** Its steps, put here above their screens while they run. */
export const StepsContext = createContext<StepsRef | null>(null);

/** The running checkout, to send events to. @throws without a `CheckoutContext` above: a programming error */
export function useCheckoutRef(): CheckoutRef {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error("no CheckoutContext above this component");
  return checkout;
}

/** What a selector says about the checkout; the component renders again when it says something else. */
export function useCheckout<T>(selector: (snapshot: CheckoutSnapshot) => T): T {
  return useSelector(useCheckoutRef(), selector);
}

/** The running steps, to send events to. @throws without a `StepsContext` above: a programming error */
export function useStepsRef(): StepsRef {
  const steps = use(StepsContext);
  if (!steps) throw new Error("no StepsContext above this component");
  return steps;
}

/** What a selector says about the steps; the component renders again when it says something else. */
export function useSteps<T>(selector: (snapshot: StepsSnapshot) => T): T {
  return useSelector(useStepsRef(), selector);
}
