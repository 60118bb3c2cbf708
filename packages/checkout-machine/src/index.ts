export type { CheckoutEmitted, CheckoutEvent } from "./checkout-events.ts";
export {
  STEPS,
  type CartNews,
  type CheckoutNotice,
  type CheckoutState,
  type CheckoutStop,
  type Choices,
  type SavedAddress,
  type Step,
} from "./checkout-state.ts";
export type { CheckoutDraft, KeptCheckout } from "./kept-checkout.ts";
