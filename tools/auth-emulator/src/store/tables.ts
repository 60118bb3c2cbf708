import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./transaction.ts";

/**
 * Creates the tables of the identity service where they are missing. Times are milliseconds since 1970, but `valid_since`
 * and `auth_time` are seconds, as in the protocol.
 */
export function openTables(database: DatabaseSync): void {
  database.exec("PRAGMA journal_mode = WAL");
  // Two processes may open a new file at the same time.
  inTransaction(database, () => {
    database.exec(TABLES);
    const { columns } = database.prepare(CLAIMS_COLUMN).get() ?? {};
    // A file that is older than custom claims.
    if (columns === 0) database.exec("ALTER TABLE identity_users ADD COLUMN claims TEXT");
  });
}

const CLAIMS_COLUMN =
  "SELECT count(*) AS columns FROM pragma_table_info('identity_users') WHERE name = 'claims'";

const TABLES = `
  CREATE TABLE IF NOT EXISTS identity_users (
    uid TEXT PRIMARY KEY,
    email TEXT UNIQUE,
    email_verified INTEGER NOT NULL,
    display_name TEXT,
    password TEXT,
    disabled INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    valid_since INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_login_at INTEGER NOT NULL,
    phone TEXT,
    claims TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS identity_users_by_phone ON identity_users (phone);

  CREATE TABLE IF NOT EXISTS identity_providers (
    provider_id TEXT NOT NULL,
    raw_id TEXT NOT NULL,
    uid TEXT NOT NULL,
    place INTEGER NOT NULL,
    email TEXT,
    display_name TEXT,
    PRIMARY KEY (provider_id, raw_id),
    UNIQUE (uid, provider_id)
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

  CREATE TABLE IF NOT EXISTS identity_sent (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    new_email TEXT,
    code TEXT NOT NULL,
    session TEXT,
    continue_url TEXT,
    uid TEXT,
    epoch INTEGER,
    wrong INTEGER NOT NULL DEFAULT 0,
    used INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS identity_keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT, WITHOUT ROWID;
`;
