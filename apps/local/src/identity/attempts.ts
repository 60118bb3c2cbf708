import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "./protocol-error.ts";
import { inTransaction } from "./transaction.ts";

/** Wrong passwords allowed for one email in one window. */
const MOST_ATTEMPTS = 10;
const WINDOW_MS = 10 * 60 * 1000;

export interface Attempts {
  /**
   * Counts an attempt before its password is looked at: many sent at once are counted too.
   * @throws ProtocolError `TOO_MANY_ATTEMPTS_TRY_LATER`
   */
  begin(email: string): void;
  /** Forgets the attempts: the password was right. */
  clear(email: string): void;
}

/**
 * The count lives in the database, where a restart does not reset it. Addresses are kept as a keyed hash:
 * what people type wrongly is not ours to remember.
 *
 * @param options.now clock in ms
 */
export function createAttempts(options: {
  database: DatabaseSync;
  key: Buffer;
  now: () => number;
}): Attempts {
  const { database, key, now } = options;
  const subject = (email: string): string => createHmac("sha256", key).update(email).digest("base64url");

  return {
    begin: (email) =>
      inTransaction(database, () => {
        database.prepare("DELETE FROM identity_attempts WHERE at <= ?").run(now() - WINDOW_MS);
        const recent = database
          .prepare("SELECT at FROM identity_attempts WHERE subject = ?")
          .all(subject(email));
        if (recent.length >= MOST_ATTEMPTS) {
          throw new ProtocolError(
            "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.",
          );
        }
        database.prepare("INSERT INTO identity_attempts VALUES (?, ?)").run(subject(email), now());
      }),
    clear: (email) =>
      void database.prepare("DELETE FROM identity_attempts WHERE subject = ?").run(subject(email)),
  };
}
