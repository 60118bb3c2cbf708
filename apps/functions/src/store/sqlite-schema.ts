import type { DatabaseSync } from "node:sqlite";
import type { Schema } from "./store.ts";

/**
 * Makes the tables and indexes that are missing.
 *
 * WAL with `synchronous = FULL`: COMMIT returns when the log has reached the disk, so an acknowledged write
 * survives the death of the process (for that NORMAL would do: the log is in the kernel's hands) and a power
 * cut too, which an order that somebody paid must.
 */
export function prepareSchema(db: DatabaseSync, schema: Schema): void {
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  db.exec("BEGIN IMMEDIATE");
  dropVersions(db);
  db.exec(`${statements(schema).join("; ")}; COMMIT;`);
}

/** A file of an earlier version of the shop has a number with each document, from a clock of its own. */
function dropVersions(db: DatabaseSync): void {
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'doc_clock'").get()) return;
  db.exec("DROP TABLE doc_clock");
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'doc_*'")
    .all();
  for (const { name } of tables) db.exec(`ALTER TABLE "${String(name)}" DROP COLUMN version`);
}

/** The table of a collection. */
export function tableOf(collection: string): string {
  return `"doc_${collection}"`;
}

/** A field of a document as SQL. Names are those of declared indexes, as `checkedStore` sees to, never from a call. */
export function fieldOf(name: string): string {
  return `json_extract(doc, '$.${name}')`;
}

function statements({ collections, indexes }: Schema): string[] {
  return [
    ...collections.map(
      (name) =>
        `CREATE TABLE IF NOT EXISTS ${tableOf(name)} (id TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID`,
    ),
    ...indexes.map(({ collection, equal, orderBy }) => {
      const fields = orderBy ? [...equal, orderBy.field] : equal;
      const direction = orderBy?.direction ?? "asc";
      const columns = [...fields.map(fieldOf), "id"].map((column) => `${column} ${direction}`);
      const name = `"doc_${collection}_${fields.join("_")}_${direction}"`;
      return `CREATE INDEX IF NOT EXISTS ${name} ON ${tableOf(collection)} (${columns.join(", ")})`;
    }),
  ];
}
