export {
  cartMachine,
  type CartEvent,
  type CartInput,
  type CartRef,
  type CartReport,
  type CartSnapshot,
} from "./cart-machine.ts";
export type { CartState, SummaryRequest } from "./cart-state.ts";
export type { Change } from "./changes.ts";
export {
  selectCount,
  selectFailure,
  selectGroups,
  selectIsBusy,
  selectIsFailed,
  selectIsOpen,
  selectIsPayable,
  selectIsPending,
  selectLines,
  selectLoading,
  selectMinimumWeight,
  selectPaymentCart,
  selectQuantityOf,
  selectShippingOption,
  selectShortfall,
  selectTotals,
  selectUnsent,
} from "./selectors.ts";
export { provideCart, type CartServices } from "./services.ts";
