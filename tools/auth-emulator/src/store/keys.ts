import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/**
 * The random key of that name, created on the first call. It is stored with the users, so that signatures stay valid
 * after a restart.
 */
export function loadKey(database: DatabaseSync, name: string): Buffer {
  database
    .prepare("INSERT INTO identity_keys (name, key) VALUES (?, ?) ON CONFLICT DO NOTHING")
    .run(name, randomBytes(32));
  const row = database.prepare("SELECT key FROM identity_keys WHERE name = ?").get(name);
  // STRICT table: the key is a blob.
  return Buffer.from(row?.["key"] as Uint8Array);
}
