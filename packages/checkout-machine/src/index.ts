export type { CheckoutEmitted, CheckoutEvent } from "./checkout-events.ts";
export { checkoutMachine, type CheckoutRef, type CheckoutSnapshot } from "./checkout-machine.ts";
export {
  STEPS,
  type CartNews,
  type CheckoutNotice,
  type CheckoutStop,
  type Choices,
  type Step,
} from "./checkout-state.ts";
export { isBefore } from "./checkout-steps.ts";
export type { CheckoutDraft, KeptCheckout } from "./kept-checkout.ts";
export type { OrderRequest } from "./order-content.ts";
export {
  selectAddress,
  selectAddresses,
  selectFailure,
  selectFirstOpenStep,
  selectIsBusy,
  selectIsPaying,
  selectIsPriced,
  selectIsReady,
  selectIsUnsure,
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
  selectStop,
  selectUnseenOrder,
  selectWindow,
  selectWindows,
} from "./selectors.ts";
export { keepCheckout, provideCheckout, type CheckoutServices } from "./services.ts";
