export type { CheckoutEmitted, CheckoutEvent } from "./checkout-events.ts";
export { checkoutMachine, type CheckoutRef, type CheckoutSnapshot } from "./checkout-machine.ts";
export {
  STEPS,
  type CartUpdate,
  type CheckoutNotice,
  type CheckoutBlocker,
  type CheckoutState,
  type Choices,
  type Step,
} from "./checkout-state.ts";
export { isBefore } from "./checkout-steps.ts";
export type { CheckoutDraft, PersistedCheckout } from "./persisted-checkout.ts";
export type { OrderRequest, QuoteRequest } from "./order-content.ts";
export {
  selectAddress,
  selectAddresses,
  selectFailure,
  selectFirstOpenStep,
  selectIsBusy,
  selectIsPaying,
  selectIsPriced,
  selectIsReady,
  selectIsOutcomeUnknown,
  selectIsWriting,
  selectItems,
  selectLastOrder,
  selectNotice,
  selectPaymentMethod,
  selectPaymentMethods,
  selectPlaced,
  selectQuote,
  selectShippingOption,
  selectStep,
  selectBlocker,
  selectUnseenOrder,
  selectWindow,
  selectWindows,
} from "./selectors.ts";
export type { Prepared } from "./transitions.ts";
export { persistCheckout, provideCheckout, type CheckoutServices } from "./services.ts";
