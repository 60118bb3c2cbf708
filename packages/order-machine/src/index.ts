export type { OrderContext, OrderEvent, OrderReport } from "./order-events.ts";
export { orderMachine, type OrderRef, type OrderSnapshot } from "./order-machine.ts";
export {
  selectActionFailure,
  selectFailure,
  selectIsCancelling,
  selectIsConfirming,
  selectIsFailed,
  selectIsGivingUp,
  selectIsLeaving,
  selectIsMissing,
  selectIsOnline,
  selectIsPaying,
  selectOrder,
} from "./selectors.ts";
export { provideOrder, type OrderServices } from "./services.ts";
