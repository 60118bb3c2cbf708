import type { DatabaseSync } from "node:sqlite";
import type { Schema } from "./store.ts";

/**
 * Creates missing tables and indexes.
 *
 * WAL with `synchronous = FULL`: COMMIT returns when the log has reached the disk, so an acknowledged write, such as a
 * paid order, survives a crash of the process (for which NORMAL would be enough) and a power cut.
 */
export function prepareSchema(db: DatabaseSync, schema: Schema): void {
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  db.exec("BEGIN IMMEDIATE");
  dropVersions(db);
  db.exec(`${statements(schema).join("; ")}; COMMIT;`);
}

/** Removes the version numbers of documents from a file that an earlier version of the shop has written. */
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
