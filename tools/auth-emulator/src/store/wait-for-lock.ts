import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "./transaction.ts";

/** Primary result codes of SQLite while another program writes: https://sqlite.org/rescode.html */
const LOCKED = new Set([5, 6]);

/** How long a request waits for another program, and the polling interval (ms). */
const MAX_DELAY = 2500;
const INTERVAL = 100;

/** Whether an error of SQLite says that another program writes to the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && LOCKED.has(Number(error.errcode) & 0xff);
}

/**
 * Waits until no other program writes to the file, while other requests continue. A write can follow at once.
 * @param until when to stop, on the clock of `performance.now`
 * @throws what SQLite throws at the last look
 */
export async function waitForLock(
  database: DatabaseSync,
  until = performance.now() + MAX_DELAY,
): Promise<void> {
  try {
    inTransaction(database, () => undefined);
    return;
  } catch (error) {
    if (!isBusy(error) || performance.now() > until) throw error;
  }
  await pause(INTERVAL);
  return waitForLock(database, until);
}
