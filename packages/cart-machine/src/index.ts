export type { CartEvent, CartInput, CartReport } from "./cart-events.ts";
export { cartMachine, type CartRef, type CartSnapshot } from "./cart-machine.ts";
export type { CartAnswer, CartState, Shopper, SummaryRequest } from "./cart-state.ts";
export type { Change } from "./changes.ts";
export type { DeviceCart, GuestCart, GuestLine } from "./guest-cart.ts";
export { persistOutbox } from "./persist-outbox.ts";
export type { PersistedChanges, PersistedOutbox } from "./persisted-outbox.ts";
export { noticeKey, type Notice } from "./notices.ts";
export {
  selectCount,
  selectFailure,
  selectGroups,
  selectHasNetwork,
  selectIsBusy,
  selectIsEmpty,
  selectIsFailed,
  selectIsGuest,
  selectIsKnown,
  selectIsOffline,
  selectIsOpen,
  selectIsNearlyPayable,
  selectIsPayable,
  selectIsPending,
  selectIsSettled,
  selectIsWaiting,
  selectLines,
  selectLoading,
  selectMinimumWeight,
  selectNotices,
  selectPaymentCart,
  selectPromotion,
  selectPromotionCode,
  selectPromotionFailure,
  selectQuantityOf,
  selectShippingOption,
  selectServerLines,
  selectShortfall,
  selectTotals,
  selectUnsent,
  selectUnsentCount,
  selectWantedShipping,
} from "./selectors.ts";
export { provideCart, type CartServices } from "./services.ts";
