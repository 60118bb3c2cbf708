import type { DatabaseSync } from "node:sqlite";
import { retryContention } from "./retry-contention.ts";
import { isStorageError, StorageError } from "./storage-error.ts";
import { StoreUseError } from "./store-error.ts";

/**
 * Runs a transaction, and resolves with its result once it is on the disk.
 * @param run gets a function that returns whether the transaction is still open
 */
export type Writer = <R>(run: (isOpen: () => boolean) => Promise<R>) => Promise<R>;

/** Runs inside the open transaction; the caller learns the outcome after the commit. */
type Waiting = { run: () => Promise<() => void>; reject: (reason: unknown) => void };

/**
 * The only writer of a file. The transactions of one turn of the event loop run in sequence, each in its own savepoint,
 * and reach the disk with one commit (group commit): waiting for the disk is the most expensive part of a write, and
 * takes as long for a hundred as for one. No caller gets a result before.
 *
 * A turn ends with its commit, so nothing else uses the connection meanwhile. While another program holds the file, a
 * timer retries the turn: reads continue, and new transactions join it.
 */
export function createWriter(db: DatabaseSync): Writer {
  const waiting: Waiting[] = [];

  const commit = async (): Promise<void> => {
    try {
      await retryContention(async () => db.exec("BEGIN IMMEDIATE"));
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(translated(error));
      return;
    }
    const batch = waiting.splice(0);
    try {
      const outcomes = await runInSequence(batch);
      db.exec("COMMIT");
      for (const settle of outcomes) settle();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      for (const { reject } of batch) reject(translated(error));
    }
  };

  return (run) =>
    new Promise((resolve, reject) => {
      const alone = async () => {
        let isOpen = true;
        db.exec("SAVEPOINT alone");
        try {
          const result = await withinOneTurn(() => run(() => isOpen));
          return () => resolve(result);
        } catch (error) {
          // SQLite rolled back the whole transaction, and with it every run of this batch: `commit` rejects them all.
          if (!db.isTransaction) throw error;
          db.exec("ROLLBACK TO alone");
          return () => reject(translated(error));
        } finally {
          isOpen = false;
          if (db.isTransaction) db.exec("RELEASE alone");
        }
      };
      waiting.push({ run: alone, reject });
      if (waiting.length === 1) setImmediate(() => void commit());
    });
}

async function runInSequence([first, ...rest]: readonly Waiting[]): Promise<(() => void)[]> {
  return first ? [await first.run(), ...(await runInSequence(rest))] : [];
}

/**
 * Rejects a transaction that waits for anything but its reads. In a later turn of the event loop the identity service
 * might write, and would block this thread, as the file is locked.
 */
function withinOneTurn<R>(run: () => Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const late = setImmediate(() =>
      reject(new StoreUseError("a transaction waits for nothing but its reads")),
    );
    void run()
      .then(resolve, reject)
      .finally(() => clearImmediate(late));
  });
}

function translated(error: unknown): unknown {
  return isStorageError(error) && !(error instanceof StorageError) ? new StorageError(error) : error;
}
