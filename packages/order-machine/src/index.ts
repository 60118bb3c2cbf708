export type { OrderEvent, OrderReport } from "./order-events.ts";
export type { ActionRef } from "./order-action-machine.ts";
export { orderMachine, type OrderRef, type OrderSnapshot } from "./order-machine.ts";
export { linesOf } from "./reorder.ts";
export {
  selectAction,
  selectActionFailure,
  selectFailure,
  selectIsCancelling,
  selectIsConfirming,
  selectIsFailed,
  selectIsGivingUp,
  selectIsRedirecting,
  selectIsMissing,
  selectIsOnline,
  selectIsPaying,
  selectOrder,
} from "./selectors.ts";
export { provideOrder, type OrderServices } from "./services.ts";
