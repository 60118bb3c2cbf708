import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { CollectionName } from "./collections.ts";
import type { Sql } from "./sqlite-query.ts";
import { prepareSchema, tableOf } from "./sqlite-schema.ts";
import type { Draft, Versioned, Write } from "./sqlite-transaction.ts";
import { isStorageError, StorageError } from "./storage-error.ts";
import { AlreadyExistsError } from "./store-error.ts";

/** How long a commit waits for another process, in ms. Nobody holds the file longer than one commit. */
const BUSY_TIMEOUT = 5000;

export type SqliteFile = ReturnType<typeof openSqliteFile>;

/** Everything that touches SQLite. All of it is synchronous: no lock outlives a turn of the event loop. */
export function openSqliteFile(path: string) {
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  prepareSchema(db);
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };

  const read = (collection: CollectionName, id: string): Versioned => {
    const row = sql(`SELECT doc, version FROM ${tableOf(collection)} WHERE id = ?`).get(id);
    return row
      ? { doc: JSON.parse(String(row.doc)), version: Number(row.version) }
      : { doc: undefined, version: 0 };
  };

  const versionOf = (collection: CollectionName, id: string): number =>
    Number(sql(`SELECT version FROM ${tableOf(collection)} WHERE id = ?`).get(id)?.version ?? 0);

  const write = ({ kind, collection, id, json }: Write, version: number) => {
    const table = tableOf(collection);
    if (kind === "delete") return sql(`DELETE FROM ${table} WHERE id = ?`).run(id);
    if (kind === "create" && versionOf(collection, id) > 0) throw new AlreadyExistsError(collection);
    return sql(`INSERT OR REPLACE INTO ${table} (id, doc, version) VALUES (?, ?, ?)`).run(id, json, version);
  };

  const holds = ({ collection, id, version }: Draft["reads"][number]): boolean =>
    versionOf(collection, id) === (typeof version === "number" ? version : version.keptAs);

  const apply = ({ reads, writes }: Draft): boolean => {
    if (!reads.every(holds)) return false;
    if (writes.length === 0) return true;
    const next = sql("UPDATE doc_clock SET version = version + 1 RETURNING version").get();
    const version = Number(next?.version);
    for (const each of writes) write(each, version);
    for (const each of writes) each.keptAs = each.kind === "delete" ? 0 : version;
    return true;
  };

  /** All of a draft or nothing, whatever becomes of the others. */
  const applyAlone = (draft: Draft): boolean | Error => {
    sql("SAVEPOINT draft").run();
    try {
      return apply(draft);
    } catch (error) {
      if (!(error instanceof AlreadyExistsError)) throw error;
      sql("ROLLBACK TO draft").run();
      return error;
    } finally {
      if (db.isTransaction) sql("RELEASE draft").run();
    }
  };

  return {
    read,
    select: ({ text, values }: Sql) =>
      sql(text)
        .all(...values)
        .map((row) => ({ id: String(row.id), doc: JSON.parse(String(row.doc)) })),
    count: ({ text, values }: Sql) => Number(sql(text).get(...values)?.total),
    /**
     * Keeps drafts, one after the other, with one wait for the disk.
     * @returns for each whether its reads held, or why it cannot be kept
     * @throws StorageError, and what SQLite throws, when none of them is kept
     */
    commit(drafts: readonly Draft[]): (boolean | Error)[] {
      const isWriting = drafts.some(({ writes }) => writes.length > 0);
      try {
        db.exec(isWriting ? "BEGIN IMMEDIATE" : "BEGIN");
        const outcomes = drafts.map(applyAlone);
        db.exec("COMMIT");
        return outcomes;
      } catch (error) {
        if (db.isTransaction) db.exec("ROLLBACK");
        for (const { writes } of drafts) for (const each of writes) each.keptAs = undefined;
        throw isStorageError(error) ? new StorageError(error) : error;
      }
    },
    close: () => {
      if (db.isOpen) db.close();
    },
  };
}
