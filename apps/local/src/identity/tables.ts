import type { DatabaseSync } from "node:sqlite";

/**
 * Creates the tables of the identity service where they are missing.
 *
 * Times are milliseconds since 1970, but `valid_since`, `auth_time` and what goes into a token are seconds,
 * as in the protocol. `email` and `password` may be null: a shopper can also come by telephone or through
 * another service.
 */
export function openTables(database: DatabaseSync): void {
  database.exec(`
    PRAGMA journal_mode = WAL;

    CREATE TABLE IF NOT EXISTS identity_users (
      uid TEXT PRIMARY KEY,
      email TEXT UNIQUE,
      email_verified INTEGER NOT NULL,
      display_name TEXT,
      photo_url TEXT,
      password TEXT,
      password_updated_at INTEGER,
      disabled INTEGER NOT NULL,
      epoch INTEGER NOT NULL,
      valid_since INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      last_login_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS identity_refresh_tokens (
      hash TEXT PRIMARY KEY,
      uid TEXT NOT NULL,
      provider TEXT NOT NULL,
      epoch INTEGER NOT NULL,
      auth_time INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS identity_attempts (subject TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS identity_attempts_by_subject ON identity_attempts (subject);

    CREATE TABLE IF NOT EXISTS identity_keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT, WITHOUT ROWID;
  `);
}
