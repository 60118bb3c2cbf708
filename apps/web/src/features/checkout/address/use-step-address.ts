import { isBefore, selectLedStep, selectSteps, type CheckoutRef, type Step } from "@shop/checkout-machine";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { STEP_PATHS, stepAt } from "../step-paths.ts";

/**
 * Keeps the URL and the shown step in sync. The checkout follows the shopper's navigation if it can, and the URL
 * follows the checkout, so that Back returns to the previous step. A step that the checkout refuses is replaced in the
 * history by the shown one.
 */
export function useStepAddress(checkout: CheckoutRef): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const addressed = stepAt(pathname);
  const steps = useSelector(checkout, selectSteps);
  useEffect(() => checkout.send({ type: "step.open", step: addressed }), [checkout, addressed]);
  useEffect(() => {
    if (!steps) return;
    /** The step that this effect last navigated to: the machine may notify several times before the path changes. */
    let led: Step | null = null;
    const follow = () => {
      const step = selectLedStep(steps.getSnapshot(), addressed);
      if (step === null || step === led) return;
      led = step;
      // Rendered synchronously, so that this component knows the new path before the shopper can press Back. Back would
      // otherwise lead to the path that it still has, and it would notice no change.
      void navigate(STEP_PATHS[step], { replace: isBefore(step, addressed), flushSync: true });
    };
    follow();
    const following = steps.subscribe({ next: follow, error: () => undefined });
    return () => following.unsubscribe();
  }, [steps, addressed, navigate]);
}
