export type {
  CheckoutEmitted,
  CheckoutEvent,
  PlacementEvent,
  PlacementOutput,
  StepsEnd,
  StepsEvent,
  StepsOutput,
} from "./checkout-events.ts";
export { checkoutMachine, type CheckoutRef, type CheckoutSnapshot } from "./checkout-machine.ts";
export {
  STEPS,
  type CartUpdate,
  type CheckoutNotice,
  type CheckoutBlocker,
  type CheckoutOptions,
  type CheckoutState,
  type Choices,
  type OrderRequest,
  type Step,
  type StepsState,
} from "./checkout-state.ts";
export {
  checkoutStepsMachine,
  type StepsInput,
  type StepsRef,
  type StepsSnapshot,
} from "./checkout-steps-machine.ts";
export { isBefore } from "./checkout-steps.ts";
export { blockerOf } from "./rejected-choice.ts";
export type { QuoteRequest } from "./order-content.ts";
export { placementMachine, type PlacementInput, type PlacementRef } from "./placement-machine.ts";
export { persistCheckout, type CheckoutDraft, type PersistedCheckout } from "./persisted-checkout.ts";
export {
  selectAddress,
  selectAddresses,
  selectBlocker,
  selectFailure,
  selectFirstOpenStep,
  selectIsAsking,
  selectIsUnanswered,
  selectIsBusy,
  selectIsPaidAtTheDoor,
  selectIsSending,
  selectIsReady,
  selectIsWriting,
  selectItems,
  selectLastOrder,
  selectLedStep,
  selectNotice,
  selectPlacement,
  selectPaymentMethod,
  selectPaymentMethods,
  selectPlaced,
  selectPrice,
  selectQuote,
  selectQuotedOption,
  selectShippingOption,
  selectStep,
  selectSteps,
  selectUnseenOrder,
  selectWhenMissing,
  selectWindow,
  selectWindows,
} from "./selectors.ts";
export { provideCheckout, type CheckoutServices } from "./services.ts";
