import type { DatabaseSync } from "node:sqlite";
import type { User } from "./user.ts";

interface UserRow {
  uid: string;
  email: string | null;
  email_verified: 0 | 1;
  display_name: string | null;
  photo_url: string | null;
  password: string | null;
  password_updated_at: number | null;
  disabled: 0 | 1;
  epoch: number;
  valid_since: number;
  created_at: number;
  last_login_at: number;
}

/** The one user with that value in that column. */
export function selectUser(database: DatabaseSync, column: "uid" | "email", value: string): User | undefined {
  // The table is STRICT: its columns can only hold the types of UserRow.
  const row = database.prepare(`SELECT * FROM identity_users WHERE ${column} = ?`).get(value) as
    | UserRow
    | undefined;
  return (
    row && {
      uid: row.uid,
      email: row.email,
      emailVerified: row.email_verified === 1,
      displayName: row.display_name,
      photoUrl: row.photo_url,
      password: row.password,
      passwordUpdatedAt: row.password_updated_at,
      disabled: row.disabled === 1,
      epoch: row.epoch,
      validSince: row.valid_since,
      createdAt: row.created_at,
      lastLoginAt: row.last_login_at,
    }
  );
}

/** Adds the user, or replaces the one with its uid. Gives back what it was given. */
export function writeUser(database: DatabaseSync, user: User): User {
  database
    .prepare(
      `INSERT INTO identity_users VALUES (
        :uid, :email, :emailVerified, :displayName, :photoUrl, :password, :passwordUpdatedAt, :disabled,
        :epoch, :validSince, :createdAt, :lastLoginAt
      ) ON CONFLICT (uid) DO UPDATE SET
        email = excluded.email, email_verified = excluded.email_verified,
        display_name = excluded.display_name, photo_url = excluded.photo_url,
        password = excluded.password, password_updated_at = excluded.password_updated_at,
        disabled = excluded.disabled, epoch = excluded.epoch, valid_since = excluded.valid_since,
        last_login_at = excluded.last_login_at`,
    )
    .run({ ...user, emailVerified: Number(user.emailVerified), disabled: Number(user.disabled) });
  return user;
}
