import { DatabaseSync } from "node:sqlite";

/** The tables of the identity service as its first version made them. */
const FIRST_TABLES = `
  PRAGMA journal_mode = WAL;

  CREATE TABLE identity_users (
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

  CREATE TABLE identity_refresh_tokens (
    hash TEXT PRIMARY KEY,
    uid TEXT NOT NULL,
    provider TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    auth_time INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE identity_attempts (subject TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX identity_attempts_by_subject ON identity_attempts (subject);
  CREATE TABLE identity_keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Writes a file of that version with one user in it, whose password record is given. */
export function writeOldDatabase(path: string, user: { uid: string; email: string; record: string }): void {
  const database = new DatabaseSync(path);
  database.exec(FIRST_TABLES);
  database
    .prepare("INSERT INTO identity_users VALUES (?, ?, 1, 'Ana', NULL, ?, 0, 0, 3, 0, 0, 0)")
    .run(user.uid, user.email, user.record);
  database.close();
}
