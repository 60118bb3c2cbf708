import { DatabaseSync } from "node:sqlite";
import { checkedStore } from "./checked-store.ts";
import { selectOf } from "./sqlite-query.ts";
import { prepareSchema } from "./sqlite-schema.ts";
import { createPrepare, sqliteReads, sqliteTransaction } from "./sqlite-transaction.ts";
import { createWriter } from "./sqlite-writer.ts";
import type { Store } from "./store.ts";

/** How long a commit waits for another process, in ms. Nobody holds the file longer than one commit. */
const BUSY_TIMEOUT = 5000;

/**
 * A store in one SQLite file, for one machine; several processes may open the same file.
 * @param path a file, made when missing, or `:memory:`
 */
export function openSqliteStore(path: string): Store {
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  prepareSchema(db);
  const prepare = createPrepare(db);
  const write = createWriter(db);
  return checkedStore({
    ...sqliteReads(prepare),
    query: async (query) => {
      const { text, values } = selectOf(query);
      const rows = prepare(text).all(...values);
      return rows.map(({ id, doc }) => ({ id: String(id), doc: JSON.parse(String(doc)) }));
    },
    transaction: (run) => write(async (isOpen) => run(sqliteTransaction(prepare, isOpen))),
    close: () =>
      // After the transactions that were asked for before.
      new Promise((resolve) => {
        setImmediate(() => {
          if (db.isOpen) db.close();
          resolve();
        });
      }),
  });
}
