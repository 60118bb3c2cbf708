import type { DatabaseSync } from "node:sqlite";
import type { LinkedProvider, User } from "./user.ts";

interface UserRow extends Omit<User, "emailVerified" | "disabled" | "providers" | "claims"> {
  emailVerified: 0 | 1;
  disabled: 0 | 1;
  claims: string | null;
}

const COLUMNS = `uid, email, email_verified AS emailVerified, display_name AS displayName, password, phone, disabled, epoch,
  valid_since AS validSince, created_at AS createdAt, claims`;

/** The one user with that value in that column. */
export function selectUser(
  database: DatabaseSync,
  column: "uid" | "email" | "phone",
  value: string,
): User | undefined {
  // The table is STRICT: its columns can only hold the types of UserRow.
  const row = database.prepare(`SELECT ${COLUMNS} FROM identity_users WHERE ${column} = ?`).get(value) as
    | UserRow
    | undefined;
  return (
    row && {
      ...row,
      emailVerified: row.emailVerified === 1,
      providers: selectProviders(database, row.uid),
      disabled: row.disabled === 1,
      claims: JSON.parse(row.claims ?? "{}") as User["claims"],
    }
  );
}

/** The uid of the user with that account at that service. */
export function selectOwner(database: DatabaseSync, providerId: string, rawId: string): string | undefined {
  const row = database
    .prepare("SELECT uid FROM identity_providers WHERE provider_id = ? AND raw_id = ?")
    .get(providerId, rawId);
  return row && String(row.uid);
}

/** The uids of the users with custom claims. */
export function selectClaimants(database: DatabaseSync): string[] {
  const rows = database.prepare("SELECT uid FROM identity_users WHERE claims <> '{}' ORDER BY email").all();
  return rows.map(({ uid }) => String(uid));
}

/** Adds the user, or replaces the one with its uid. Returns the user. Needs a transaction. */
export function writeUser(database: DatabaseSync, user: User): User {
  const { providers, ...fields } = user;
  database
    .prepare(
      `INSERT INTO identity_users (
        uid, email, email_verified, display_name, password, disabled, epoch, valid_since, created_at, last_login_at, phone, claims
      ) VALUES (
        :uid, :email, :emailVerified, :displayName, :password, :disabled, :epoch, :validSince, :createdAt, :createdAt, :phone, :claims
      ) ON CONFLICT (uid) DO UPDATE SET
        email = excluded.email, email_verified = excluded.email_verified,
        display_name = excluded.display_name, password = excluded.password,
        disabled = excluded.disabled, epoch = excluded.epoch, valid_since = excluded.valid_since,
        phone = excluded.phone, claims = excluded.claims`,
    )
    .run({
      ...fields,
      emailVerified: Number(user.emailVerified),
      disabled: Number(user.disabled),
      claims: JSON.stringify(user.claims),
    });
  writeProviders(database, user.uid, providers);
  return user;
}

/** Removes the user with their linked accounts. False: there was none. Needs a transaction. */
export function deleteUser(database: DatabaseSync, uid: string): boolean {
  writeProviders(database, uid, []);
  return database.prepare("DELETE FROM identity_users WHERE uid = ?").run(uid).changes === 1;
}

function selectProviders(database: DatabaseSync, uid: string): LinkedProvider[] {
  const rows = database
    .prepare(
      `SELECT provider_id AS providerId, raw_id AS rawId, email, display_name AS displayName
        FROM identity_providers WHERE uid = ? ORDER BY place`,
    )
    .all(uid);
  // STRICT too, and the columns bear the names of LinkedProvider.
  return rows.map((row) => ({ ...row }) as unknown as LinkedProvider);
}

function writeProviders(database: DatabaseSync, uid: string, providers: readonly LinkedProvider[]): void {
  database.prepare("DELETE FROM identity_providers WHERE uid = ?").run(uid);
  const insert = database.prepare(
    `INSERT INTO identity_providers (provider_id, raw_id, uid, place, email, display_name)
      VALUES (:providerId, :rawId, :uid, :place, :email, :displayName)`,
  );
  for (const [place, provider] of providers.entries()) {
    insert.run({ ...provider, uid, place });
  }
}
