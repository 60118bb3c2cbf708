import type { DatabaseSync } from "node:sqlite";
import { COLLECTION_NAMES, type CollectionName } from "./collections.ts";
import { INDEXES } from "./indexes.ts";

/**
 * Makes the tables and indexes that are missing.
 *
 * WAL with `synchronous = FULL`: COMMIT returns when the log has reached the disk, so an acknowledged write
 * survives the death of the process (for that NORMAL would do: the log is in the kernel's hands) and a power
 * cut too, which an order that somebody paid must.
 */
export function prepareSchema(db: DatabaseSync): void {
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  db.exec(`BEGIN IMMEDIATE; ${statements().join("; ")}; COMMIT;`);
}

/** The table of a collection. */
export function tableOf(collection: CollectionName): string {
  return `"doc_${collection}"`;
}

/** A field of a document as SQL. Names come from the declared indexes alone, never from a call. */
export function fieldOf(name: string): string {
  return `json_extract(doc, '$.${name}')`;
}

function statements(): string[] {
  return [
    // Versions never repeat, so a document that was deleted and made again is seen as changed.
    "CREATE TABLE IF NOT EXISTS doc_clock (version INTEGER NOT NULL)",
    "INSERT INTO doc_clock SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM doc_clock)",
    ...COLLECTION_NAMES.map(
      (name) =>
        `CREATE TABLE IF NOT EXISTS ${tableOf(name)} (id TEXT PRIMARY KEY, doc TEXT NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID`,
    ),
    ...INDEXES.map(({ collection, equal, orderBy }) => {
      const fields = orderBy ? [...equal, orderBy.field] : equal;
      const direction = orderBy?.direction ?? "asc";
      const columns = [...fields.map(fieldOf), "id"].map((column) => `${column} ${direction}`);
      const name = `"doc_${collection}_${fields.join("_")}_${direction}"`;
      return `CREATE INDEX IF NOT EXISTS ${name} ON ${tableOf(collection)} (${columns.join(", ")})`;
    }),
  ];
}
