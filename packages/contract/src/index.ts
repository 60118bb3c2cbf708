export type { Address } from "./address.ts";
export type { AnalyticsEvent } from "./analytics-event.ts";
export { DAIRY_CATEGORY, PHARMACY_CATEGORY } from "./categories.ts";
export type { AddressBook, Profile, SavedAddress } from "./calls/accounts.ts";
export type { RejectedLine } from "./calls/carts.ts";
export type {
  Facets,
  Home,
  NextDelivery,
  ProductFilters,
  ProductPage,
  ProductSort,
  Related,
  Suggestion,
} from "./calls/catalog.ts";
export type { OrderPage, PlacedOrder } from "./calls/orders.ts";
export type {
  Allergen,
  Cart,
  CartItem,
  CartNotice,
  Category,
  DeliveryWindow,
  Nutrition,
  OrderSummary,
  Product,
  ShippingQuote,
} from "./entities.ts";
export { dateTimeFormat, numberFormat } from "./formatters.ts";
export { failureText, missingWeightText } from "./failure-text.ts";
export type { InvalidReason } from "./invalid-reason.ts";
export { FailureError, FIRST_FAILURE_ID, isFinal, isUnauthorised, toFailure } from "./failure.ts";
export type { Failure } from "./failure-schema.ts";
export {
  MAX_BRAND_LENGTH,
  MAX_BRANDS,
  MAX_GUEST_LINES,
  MAX_POPULARITY,
  MAX_QUERY_LENGTH,
  MAX_UNITS,
  PAGE_SIZE,
} from "./limits.ts";
export type { Order, OrderItem, OrderState, PaymentMethod, PaymentStatus } from "./order.ts";
export { RETRY_AFTER } from "./retry-after.ts";
export type { WindowPlan } from "./shipping-config.ts";
export type { ShopConfig } from "./shop-config.ts";
export {
  areTypedLines,
  cutText,
  isTypedText,
  isVisible,
  normalizeDigits,
  normalizeLine,
  toSeenLine,
} from "./typed-text-rules.ts";
export { formatMissingWeight, formatMoney, formatWeight, type Grams, type Money } from "./units.ts";
