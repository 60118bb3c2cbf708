import { isBefore, selectLedStep, selectSteps, type CheckoutRef, type Step } from "@shop/checkout-machine";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { STEP_PATHS, stepAt } from "../step-paths.ts";

/**
 * Keeps the address in the bar and the step in sight the same. Where the shopper goes, the checkout follows if
 * it can; where the checkout goes on, the address does, so that Back leads to the step before. A step that the
 * shopper is led back to takes the place of the one that they cannot see.
 */
export function useStepAddress(checkout: CheckoutRef): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const addressed = stepAt(pathname);
  const steps = useSelector(checkout, selectSteps);
  useEffect(() => checkout.send({ type: "step.open", step: addressed }), [checkout, addressed]);
  useEffect(() => {
    if (!steps) return;
    let led: Step | null = null;
    const follow = () => {
      const step = selectLedStep(steps.getSnapshot(), addressed);
      if (step === null || step === led) return;
      led = step;
      // Drawn at once: Back before that would change nothing that could be followed.
      void navigate(STEP_PATHS[step], { replace: isBefore(step, addressed), flushSync: true });
    };
    follow();
    const following = steps.subscribe({ next: follow, error: () => undefined });
    return () => following.unsubscribe();
  }, [steps, addressed, navigate]);
}
