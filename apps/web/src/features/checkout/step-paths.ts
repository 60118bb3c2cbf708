import { STEPS, type Step } from "@shop/checkout-machine";
import { paths } from "../../shared/paths.ts";

/** The path of each step. */
export const STEP_PATHS: Record<Step, string> = {
  address: paths.checkoutAddress,
  shipping: paths.checkoutShipping,
  method: paths.checkoutMethod,
  review: paths.checkoutReview,
};

/** The step at a path, which may end with a slash. */
export function stepAt(pathname: string): Step {
  return STEPS.find((step) => STEP_PATHS[step] === pathname.replace(/\/+$/, "").toLowerCase()) ?? "address";
}
