import type { DatabaseSync } from "node:sqlite";
import type { ProviderId } from "./providers.ts";

/** Somebody with an account at another service, as far as this machine is concerned. */
export interface TestPerson {
  readonly rawId: string;
  readonly email: string | null;
  /** Whether that service vouches for the address. */
  readonly emailVerified: boolean;
  readonly displayName: string | null;
}

const MAX_PEOPLE = 20;

export type TestPeople = ReturnType<typeof createTestPeople>;

/** @param now clock in ms */
export function createTestPeople(database: DatabaseSync, now: () => number) {
  return {
    /** Stores the accounts that signed in through a provider, for the account picker. */
    remember: (providerId: ProviderId, { rawId, email, emailVerified, displayName }: TestPerson) => {
      database
        .prepare("INSERT OR REPLACE INTO identity_test_people VALUES (?, ?, ?, ?, ?, ?)")
        .run(providerId, rawId, email, Number(emailVerified), displayName, now());
    },
    /** Who came last is first. */
    list: (providerId: ProviderId): TestPerson[] =>
      database
        .prepare(
          "SELECT * FROM identity_test_people WHERE provider_id = ? ORDER BY used_at DESC, raw_id LIMIT ?",
        )
        .all(providerId, MAX_PEOPLE)
        .map((row) => ({
          rawId: String(row.raw_id),
          email: row.email === null ? null : String(row.email),
          emailVerified: row.email_verified === 1,
          displayName: row.display_name === null ? null : String(row.display_name),
        })),
  };
}
