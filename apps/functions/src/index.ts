export type { Callable } from "./call/callable.ts";
export type { Log, LogEntry } from "./call/log.ts";
export type { CatalogFault } from "./catalog/catalog-fault.ts";
export { importCatalog, type ImportResult } from "./catalog/import-catalog.ts";
export { createFunctions, type FunctionsDeps } from "./functions.ts";
export { LIMITS, type Limits } from "./guards/limits.ts";
export { openSqliteStore } from "./store/sqlite-store.ts";
export type { Store, Transaction } from "./store/store.ts";
