export type {
  CallReport,
  CartEvent,
  CartReport,
  Choice,
  ForwardedEvent,
  Shopper,
  ShopperCartEvent,
  ShopperCartReport,
} from "./cart-events.ts";
export type { CallState } from "./cart-setup.ts";
export type { AccountCartState } from "./account-cart-setup.ts";
export { accountCartMachine } from "./account-cart-machine.ts";
export { cartMachine, type CartRef, type CartSnapshot } from "./cart-machine.ts";
export type { CartAnswer, KnownLines } from "./known-lines.ts";
export type { Change } from "./changes.ts";
export type { DeviceCart, GuestCart, GuestLine } from "./guest-cart.ts";
export { guestCartMachine, type GuestCartState } from "./guest-cart-machine.ts";
export { outboxMachine } from "./outbox-machine.ts";
export { summaryMachine } from "./summary-machine.ts";
export { persistOutbox } from "./persist-outbox.ts";
export type { PersistedChanges, PersistedOutbox } from "./persisted-outbox.ts";
export { noticeKey, type Notice } from "./notices.ts";
export {
  selectCount,
  selectSavings,
  selectSoldOut,
  selectFailure,
  selectGroups,
  selectHasNetwork,
  selectIsBusy,
  selectIsCold,
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
export type { OutboxEvent, OutboxReport } from "./outbox-machine.ts";
export type { SummaryEvent, SummaryReport } from "./summary-setup.ts";
export type { Choices, SummaryInput, SummaryRequest, SummaryState } from "./summary-state.ts";
export type { Unsent } from "./outbox-queue.ts";
export { provideCart, type CartServices } from "./services.ts";
