export type { CartEvent, CartReport, Choice, Shopper } from "./cart-events.ts";
export { cartMachine, type CartSnapshot } from "./cart-machine.ts";
export type { CartAnswer, CartState } from "./cart-state.ts";
export { changeOfQuantity, type Change } from "./changes.ts";
export type { DeviceCart } from "./guest-cart.ts";
export { noticeKey, type Notice } from "./notices.ts";
export type { OutboxEvent, OutboxReport } from "./outbox-machine.ts";
export { persistOutbox, type PersistedOutbox } from "./persist-outbox.ts";
export {
  selectCount,
  selectSavings,
  selectSoldOut,
  selectFailure,
  selectGroups,
  selectHasNetwork,
  selectIsBusy,
  selectIsColdChain,
  selectIsEmpty,
  selectIsFailed,
  selectIsGuest,
  selectIsKnown,
  selectIsOpen,
  selectIsNearlyPayable,
  selectIsPayable,
  selectIsPending,
  selectIsSettled,
  selectLines,
  selectLoading,
  selectLastPaymentCart,
  selectMinimumWeight,
  selectNotices,
  selectPaymentCart,
  selectPromotionCode,
  selectPromotionFailure,
  selectRefusedCode,
  selectQuantityOf,
  selectShippingOption,
  selectServerLines,
  selectShortfall,
  selectTotals,
  selectInterruptionFailure,
  selectIsRetrying,
  selectShownInterruption,
  selectUnsavedFailure,
  selectUnsentCount,
  selectWantedShipping,
} from "./selectors.ts";
export type { PersistedChanges, Unsent } from "./outbox-queue.ts";
export type { SummaryInput } from "./summary-state.ts";
export { provideCart, type CartServices } from "./services.ts";
