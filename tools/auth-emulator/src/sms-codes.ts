import { createHmac, randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "./protocol-error.ts";
import { isSameText } from "./same-text.ts";
import { hashOf, newSecret } from "./secret.ts";

const MINUTE = 60 * 1000;
const LIFETIME = 10 * MINUTE;
/** Seconds, as in the protocol. */
const TEMPORARY_PROOF_LIFETIME = 3600;
/** How long a code that has run out is told from one that never was, in ms. */
const MEMORY = 24 * 60 * MINUTE;
const MAX_WRONG_CODES = 5;

interface Row {
  phone: string;
  digits: string | null;
  wrong: number;
  expires_at: number;
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

/**
 * @param options.key secret under which the digits are kept: a million of them are quickly tried
 * @param options.now clock in ms
 */
export function createSmsCodes(options: { database: DatabaseSync; key: Buffer; now: () => number }) {
  const { database, key, now } = options;
  const seal = (session: string, digits: string): string =>
    createHmac("sha256", key).update(`${session}:${digits}`).digest("base64url");
  const select = database.prepare("SELECT * FROM identity_sms_codes WHERE hash = ?");
  // STRICT table: the columns hold the types of Row.
  const find = (session: string) => select.get(hashOf(session)) as Row | undefined;
  const drop = (session: string) =>
    database.prepare("DELETE FROM identity_sms_codes WHERE hash = ?").run(hashOf(session));
  const insert = (phone: string, lifetime: number, digits?: string) => {
    const session = newSecret();
    const expiresAt = now() + lifetime;
    database.prepare("DELETE FROM identity_sms_codes WHERE expires_at <= ?").run(now() - MEMORY);
    database
      .prepare("INSERT INTO identity_sms_codes VALUES (?, ?, ?, 0, ?)")
      .run(hashOf(session), phone, digits === undefined ? null : seal(session, digits), expiresAt);
    return { session, expiresAt };
  };

  return {
    /** @returns what the browser keeps, the six digits of the message, and when both end, in ms */
    create: (phone: string) => {
      const digits = String(randomInt(1_000_000)).padStart(6, "0");
      return { ...insert(phone, LIFETIME, digits), digits };
    },

    /** Whether the digits of that session can still be entered. */
    isOpen: (session: string) => {
      const row = find(session);
      return row !== undefined && row.expires_at > now() && row.wrong < MAX_WRONG_CODES;
    },

    /**
     * The number to which the digits were sent, once.
     * @throws ProtocolError `INVALID_SESSION_INFO`, `SESSION_EXPIRED`, `INVALID_CODE`, `TOO_MANY_ATTEMPTS_TRY_LATER`
     */
    redeem: (session: string, digits: string) => {
      const row = find(session);
      if (!row || row.digits === null) {
        throw new ProtocolError("INVALID_SESSION_INFO");
      }
      if (row.expires_at <= now()) {
        throw new ProtocolError("SESSION_EXPIRED");
      }
      if (row.wrong >= MAX_WRONG_CODES) {
        throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER : Ask for another code.");
      }
      if (!isSameText(row.digits, seal(session, digits))) {
        database
          .prepare("UPDATE identity_sms_codes SET wrong = wrong + 1 WHERE hash = ?")
          .run(hashOf(session));
        throw new ProtocolError("INVALID_CODE");
      }
      drop(session);
      return row.phone;
    },

    /** For a caller who owns the number, and has yet to choose the account. */
    createTemporaryProof: (phone: string) => ({
      temporaryProof: insert(phone, TEMPORARY_PROOF_LIFETIME * 1000).session,
      expiresIn: TEMPORARY_PROOF_LIFETIME,
    }),

    /**
     * The number of that proof, once.
     * @throws ProtocolError `INVALID_TEMPORARY_PROOF`
     */
    redeemTemporaryProof: (temporaryProof: string, phone: string) => {
      const row = find(temporaryProof);
      if (!row || row.digits !== null || row.phone !== phone || row.expires_at <= now()) {
        throw new ProtocolError("INVALID_TEMPORARY_PROOF");
      }
      drop(temporaryProof);
      return phone;
    },
  };
}
