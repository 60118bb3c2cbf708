import { actorContext } from "@shop/machine-factories/react";
import type { CheckoutRef } from "./checkout-machine.ts";
import type { StepsRef } from "./checkout-steps-machine.ts";

/** The running checkout, provided once above its screens: `<CheckoutContext value={checkout}>`. */
export const [CheckoutContext, useCheckoutRef, useCheckout] = actorContext<CheckoutRef>("CheckoutContext");

/** Its steps, provided above their screens while they run. */
export const [StepsContext, useStepsRef, useSteps] = actorContext<StepsRef>("StepsContext");
