export {
  cartTotalsOf,
  groupByHandling,
  isSoldOut,
  savingsOf,
  toCart,
  toCartItem,
  totalsOf,
  withQuantity,
  type CartGroup,
  type CartTotals,
} from "./cart.ts";
export {
  dayOfWindow,
  plannedDays,
  plannedWindows,
  windowKey,
  type DeliveryDay,
  type DeliveryDays,
} from "./delivery-windows.ts";
export { isColdChain } from "./is-cold-chain.ts";
export { fillersFor, type Filler } from "./fillers.ts";
export { handlingOf, type Handling } from "./handling.ts";
export { refuseWeight, shortfallOf, type Shortfall } from "./minimum-weight.ts";
export { nextDelivery } from "./next-delivery.ts";
export { normalize } from "./normalize.ts";
export { bestOffers, savingOf } from "./offers.ts";
export { actionsFor, eventOf } from "./order-actions.ts";
export { awaitsPayment, cancellationOf, isCancellable, isOver, isPaid } from "./order-facts.ts";
export { nextOrderState, type OrderEvent } from "./order-state.ts";
export { refuseOpenOrders } from "./open-orders.ts";
export { isPickedUp, progressOf } from "./order-progress.ts";
export {
  isPicked,
  isSameLine,
  itemsToGo,
  lineToGo,
  maySubstitute,
  missingSum,
  priceSubstitute,
  summarisePicked,
  totalDue,
  toSubstitute,
} from "./picking.ts";
export { summarise, type SummaryConditions } from "./payment-summary.ts";
export { promotionOf, promotionStateOf, storedCodeOf } from "./promotions.ts";
export { capOf, maxQuantityOf, refuseLines, refuseQuantity } from "./quantity-rules.ts";
export type { Promotion, ShippingOption, Shop } from "./read-shop.ts";
export {
  deliveredItems,
  isRefundable,
  isSameItem,
  refundedSum,
  withRefund,
  type DeliveredItem,
} from "./refunds.ts";
export { seasonAt, type Season } from "./season.ts";
export { deliversTo } from "./shipping.ts";
export { shop } from "./shop.ts";
export { mayDo } from "./staff.ts";
export { unitPriceOf, unitPriceRank } from "./unit-price.ts";
export { dayLabel } from "./window-label.ts";
export { addDays, zoneClock } from "./zone-clock.ts";
