import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { inTransaction } from "./transaction.ts";

/** The limits in one window: passwords for an e-mail, mails to it, messages to a number. */
const MAX_ATTEMPTS = { password: 10, mail: 5, sms: 5 } as const;
/** Wrong passwords for all emails together, in the same window: one each for many emails is guessing, too. */
const MAX_WRONG_PASSWORDS = 100;
const WINDOW_MS = 10 * 60 * 1000;

/** In the words of production. */
export const QUOTA_EXCEEDED = "QUOTA_EXCEEDED : Exceeded quota for verifying passwords.";

type Attempt = keyof typeof MAX_ATTEMPTS;

/**
 * Counts in the database, where a restart does not reset it.
 * @param now clock in ms
 */
export function createAttempts(database: DatabaseSync, now: () => number) {
  const countPasswords = () =>
    database.prepare("SELECT at FROM identity_attempts WHERE subject LIKE 'password:%'").all().length;
  return {
    /**
     * Counts an attempt before it is made, so that concurrent ones count, too.
     * @param address of whom it concerns: an email or a phone number
     * @throws ProtocolError `TOO_MANY_ATTEMPTS_TRY_LATER`; `QUOTA_EXCEEDED` for all addresses together
     */
    begin: (attempt: Attempt, address: string) =>
      inTransaction(database, () => {
        const subject = `${attempt}:${address}`;
        database.prepare("DELETE FROM identity_attempts WHERE at <= ?").run(now() - WINDOW_MS);
        const recent = database.prepare("SELECT at FROM identity_attempts WHERE subject = ?").all(subject);
        if (recent.length >= MAX_ATTEMPTS[attempt])
          throw new ProtocolError(
            "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.",
          );
        if (attempt === "password" && countPasswords() >= MAX_WRONG_PASSWORDS)
          throw new ProtocolError(QUOTA_EXCEEDED);
        database.prepare("INSERT INTO identity_attempts VALUES (?, ?)").run(subject, now());
      }),
    /** Forgets the attempts: the password was right. */
    clear: (attempt: Attempt, address: string) =>
      void database.prepare("DELETE FROM identity_attempts WHERE subject = ?").run(`${attempt}:${address}`),
  };
}
