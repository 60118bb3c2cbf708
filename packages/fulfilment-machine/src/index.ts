export { BOARD_STATES, type BoardState } from "./board-states.ts";
export type { CallDesk, DeskInput, DeskMethod, DeskOutput } from "./call-desk.ts";
export { columnsOf, type BoardColumn, type DeliveryGroup } from "./board-columns.ts";
export {
  boardMachine,
  type BoardEvent,
  type BoardRef,
  type BoardReport,
  type BoardSnapshot,
} from "./board-machine.ts";
export { filterCards } from "./filter-cards.ts";
export {
  fulfilmentMachine,
  type FulfilmentEvent,
  type FulfilmentRef,
  type FulfilmentReport,
  type FulfilmentSnapshot,
} from "./fulfilment-machine.ts";
export {
  selectAction,
  selectActionFailure,
  selectActions,
  selectArrived,
  selectBoardFailure,
  selectBoardStatus,
  selectFulfilmentFailure,
  selectFulfilmentStatus,
  selectIsIncomplete,
  selectIsOnline,
  selectIsWaiting,
  selectMayRefund,
  selectOrders,
  selectOutpacedBy,
  selectPickLines,
  selectRefund,
  selectRefundForm,
  selectRefundOutcome,
  selectRefusals,
  selectServed,
  selectSubstitutes,
  selectToday,
} from "./selectors.ts";
export { pickListsOf, type PickList } from "./pick-lists.ts";
export type { RefundFormRef } from "./refund-form-machine.ts";
export type { SubstitutesRef } from "./substitutes-machine.ts";
export type { PickLine } from "./unsent-lines.ts";
export { provideBoard, provideFulfilment, type FulfilmentServices } from "./services.ts";
