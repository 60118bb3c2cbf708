import { selectIsBusy, selectStep, STEPS, type CheckoutRef, type Step } from "@shop/checkout-machine";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { STEP_PATHS, stepAt } from "./step-paths.ts";

/**
 * Keeps the address in the bar and the step in sight the same. Where the shopper goes, the checkout follows if
 * it can; where the checkout goes on, the address does, so that Back leads to the step before. A step that the
 * shopper is led back to takes the place of the one that they cannot see.
 */
export function useStepAddress(checkout: CheckoutRef): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const addressed = stepAt(pathname);
  useEffect(() => checkout.send({ type: "step.open", step: addressed }), [checkout, addressed]);
  useEffect(() => {
    let led: Step | null = null;
    const follow = () => {
      const snapshot = checkout.getSnapshot();
      const step = selectStep(snapshot);
      // What is being looked at now may lead elsewhere.
      if (step === null || step === addressed || step === led || selectIsBusy(snapshot)) return;
      led = step;
      const isOn = STEPS.indexOf(step) > STEPS.indexOf(addressed);
      void navigate(STEP_PATHS[step], { replace: !isOn });
    };
    follow();
    const following = checkout.subscribe(follow);
    return () => following.unsubscribe();
  }, [checkout, addressed, navigate]);
}
