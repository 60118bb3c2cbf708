import type { DatabaseSync, StatementSync } from "node:sqlite";
import { tableOf } from "./sqlite-schema.ts";
import { AlreadyExistsError, StoreUseError } from "./store-error.ts";
import type { Documents, Reads, Transaction } from "./store.ts";

/** Gives the statement of a text, which is prepared once. */
export type Prepare = (text: string) => StatementSync;

export function createPrepare(db: DatabaseSync): Prepare {
  const prepared = new Map<string, StatementSync>();
  return (text) => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
}

/** Reads of documents by their ids. */
export function sqliteReads(prepare: Prepare): Reads<Documents> {
  const get = (collection: string, id: string) => {
    const row = prepare(`SELECT doc FROM ${tableOf(collection)} WHERE id = ?`).get(id);
    return row && (JSON.parse(String(row.doc)) as Record<string, unknown>);
  };
  return {
    get: async (collection, id) => get(collection, id),
    getMany: async (collection, ids) => ids.map((id) => get(collection, id)),
  };
}

/**
 * The port's transaction inside an open one of SQLite: its writes are visible to everything that follows in it.
 * @param isOpen whether it is still open: a later write would be stored on its own
 */
export function sqliteTransaction(prepare: Prepare, isOpen: () => boolean): Transaction<Documents> {
  const write = (text: string, ...values: string[]) => {
    if (!isOpen()) throw new StoreUseError("this transaction has ended");
    return prepare(text).run(...values).changes;
  };
  return {
    ...sqliteReads(prepare),
    set: (collection, id, doc) => {
      write(`INSERT OR REPLACE INTO ${tableOf(collection)} (id, doc) VALUES (?, ?)`, id, JSON.stringify(doc));
    },
    create: (collection, id, doc) => {
      const text = `INSERT OR IGNORE INTO ${tableOf(collection)} (id, doc) VALUES (?, ?)`;
      if (write(text, id, JSON.stringify(doc)) === 0) throw new AlreadyExistsError(collection);
    },
    delete: (collection, id) => {
      write(`DELETE FROM ${tableOf(collection)} WHERE id = ?`, id);
    },
  };
}
