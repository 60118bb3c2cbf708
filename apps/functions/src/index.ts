export type { Callable } from "./call/callable-type.ts";
export type { Log, LogEntry } from "./call/log.ts";
export type { RowError } from "./catalog/import/check-rows.ts";
export { importCatalog, importCatalogCsv, type ImportResult } from "./catalog/import-catalog.ts";
export { createFunctions, type FunctionsDeps } from "./functions.ts";
export { LIMITS, type Limits } from "./rate-limits/limits.ts";
export {
  actionsFor,
  readOpenOrders,
  serveOrder,
  SHOP_ACTIONS,
  type ShopAction,
} from "./orders/serve-order.ts";
export type { OrderDoc } from "./documents/order-doc.ts";
export type { Providers } from "./payments/payment-provider.ts";
export { configuredProviders } from "./deploy/configured-payments.ts";
export { testProvider, type TestBank, type TestPayment } from "./payments/providers/test-provider.ts";
export { signTestWebhook } from "./payments/providers/test-webhook.ts";
export type { BuiltWeb, Renderer } from "./pages/load-renderer.ts";
export { checkCredentials, openProjectStore } from "./documents/open-store.ts";
export { retryContention } from "./store/retry-contention.ts";
export { openSqliteStore } from "./documents/open-store.ts";
export type { Store, Transaction } from "./documents/collections.ts";
