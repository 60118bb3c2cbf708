import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `work` atomically.
 * @param work synchronous on purpose: an await inside would let another request into the same transaction
 * @throws what `work` throws, after undoing it
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
