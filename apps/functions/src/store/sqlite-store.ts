import { DatabaseSync } from "node:sqlite";
import { checkedStore } from "./checked-store.ts";
import { selectOf } from "./sqlite-query.ts";
import { prepareSchema } from "./sqlite-schema.ts";
import { createPrepare, sqliteReads, sqliteTransaction } from "./sqlite-transaction.ts";
import { createWriter } from "./sqlite-writer.ts";
import type { Documents, Schema, Store } from "./store.ts";

/** How long opening a file waits for another process, in ms. */
const OPENING_TIMEOUT = 5000;

/** How long a commit waits for another process (ms). Meanwhile the event loop is blocked. */
const BUSY_TIMEOUT = 50;

/**
 * A store in one SQLite file, for one machine; several processes may open the same file.
 * @param path a file, made when missing, or `:memory:`
 */
export function sqliteStore<Collections extends Documents>(path: string, schema: Schema): Store<Collections> {
  const db = new DatabaseSync(path, { timeout: OPENING_TIMEOUT });
  prepareSchema(db, schema);
  db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  const prepare = createPrepare(db);
  const write = createWriter(db);
  return checkedStore(
    {
      ...sqliteReads(prepare),
      query: async (query) => {
        const { text, values } = selectOf(query);
        const rows = prepare(text).all(...values);
        return rows.map(({ id, doc }) => ({ id: String(id), doc: JSON.parse(String(doc)) }));
      },
      maxTransactionBytes: Number.POSITIVE_INFINITY,
      transaction: (run) => write(async (isOpen) => run(sqliteTransaction(prepare, isOpen))),
      close: async () => {
        // After the transactions that were queued before.
        await write(async () => undefined).catch(() => undefined);
        if (db.isOpen) db.close();
      },
    },
    schema,
  );
}
