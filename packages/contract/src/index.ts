export type { Address } from "./entities/address.ts";
export type { AnalyticsEvent } from "./entities/analytics-event.ts";
export { DAIRY_CATEGORY, PHARMACY_CATEGORY } from "./entities/categories.ts";
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
export type {
  AuditEntry,
  CatalogImport,
  DayFigures,
  DeskDay,
  ListedPromotion,
  OrderCard,
  PriceAndStock,
  ServedOrder,
  ShopMessage,
} from "./calls/desk.ts";
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
} from "./entities/entities.ts";
export { dateTimeFormat, numberFormat } from "./values/formatters.ts";
export { failureText, missingWeightText } from "./failures/failure-text.ts";
export type { InvalidReason } from "./failures/invalid-reason.ts";
export { FailureError, FIRST_FAILURE_ID, isFinal, isUnauthorised, toFailure } from "./failures/failure.ts";
export type { Failure } from "./failures/failure-schema.ts";
export {
  MAX_BRAND_LENGTH,
  MAX_BRANDS,
  MAX_CATALOG_LENGTH,
  MAX_GUEST_LINES,
  MAX_POPULARITY,
  MAX_QUERY_LENGTH,
  MAX_UNITS,
  PAGE_SIZE,
} from "./values/limits.ts";
export type {
  Order,
  OrderAction,
  OrderItem,
  OrderState,
  PaymentMethod,
  PaymentStatus,
  PickedLine,
  WhenMissing,
} from "./entities/order.ts";
export type { StaffRole } from "./entities/staff.ts";
export { RETRY_AFTER } from "./failures/retry-after.ts";
export type { WindowPlan } from "./config/shipping-config.ts";
export type { ShopConfig } from "./config/shop-config.ts";
export {
  areTypedLines,
  cutText,
  isTypedText,
  isVisible,
  normalizeDigits,
  normalizeLine,
  toVisibleLine,
} from "./values/typed-text-rules.ts";
export { formatMissingWeight, formatMoney, formatWeight, type Grams, type Money } from "./values/units.ts";
