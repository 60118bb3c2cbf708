import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "./protocol-error.ts";
import { hashOf, newSecret } from "./secret.ts";
import type { User } from "./user.ts";
import type { Users } from "./users.ts";

export type MailKind = "VERIFY_EMAIL" | "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL" | "RECOVER_EMAIL";

/** What the code of a mail permits. */
export interface MailCode {
  readonly kind: MailKind;
  readonly user: User;
  /** The address of the account when the mail was sent. */
  readonly email: string;
  readonly newEmail: string | null;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** As in production: whoever resets a password has just asked for it, a new address may wait for a weekend. */
const LIFETIMES: Record<MailKind, number> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 3 * DAY,
  VERIFY_AND_CHANGE_EMAIL: 3 * DAY,
  RECOVER_EMAIL: 3 * DAY,
};

/** How long a code that has run out is told from one that never was, in ms. */
const MEMORY = 7 * DAY;

interface Row {
  kind: MailKind;
  uid: string;
  email: string;
  new_email: string | null;
  epoch: number;
  expires_at: number;
}

export type MailCodes = ReturnType<typeof createMailCodes>;

/** @param now clock in ms */
export function createMailCodes(database: DatabaseSync, users: Users, now: () => number) {
  const find = (code: string): { row: Row; user: User } | undefined => {
    // STRICT table: the columns hold the types of Row.
    const row = database.prepare("SELECT * FROM identity_mail_codes WHERE hash = ?").get(hashOf(code)) as
      | Row
      | undefined;
    const user = row && users.find(row.uid);
    return row && user && isFor(row, user) ? { row, user } : undefined;
  };

  /** @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED` */
  const check = (code: string): MailCode => {
    const found = find(code);
    if (!found) {
      throw new ProtocolError("INVALID_OOB_CODE");
    }
    const { row, user } = found;
    if (row.expires_at <= now()) {
      throw new ProtocolError("EXPIRED_OOB_CODE");
    }
    if (user.disabled) {
      throw new ProtocolError("USER_DISABLED");
    }
    return { kind: row.kind, user, email: row.email, newEmail: row.new_email };
  };

  /** Who proves the email that an account had first ends the way back of those it was given afterwards. */
  const dropLaterRecoveries = ({ user, email }: Pick<MailCode, "user" | "email">): void =>
    void database
      .prepare(
        `DELETE FROM identity_mail_codes WHERE uid = :uid AND kind = 'RECOVER_EMAIL' AND epoch > (
          SELECT min(epoch) FROM identity_mail_codes
          WHERE uid = :uid AND kind = 'RECOVER_EMAIL' AND email = :email)`,
      )
      .run({ uid: user.uid, email });

  return {
    /** @returns the code that the link carries, and when it ends, in ms */
    create: ({ kind, user, email, newEmail }: MailCode) => {
      const code = newSecret();
      const expiresAt = now() + LIFETIMES[kind];
      database.prepare("DELETE FROM identity_mail_codes WHERE expires_at <= ?").run(now() - MEMORY);
      database
        .prepare("INSERT INTO identity_mail_codes VALUES (?, ?, ?, ?, ?, ?, ?)")
        .run(hashOf(code), kind, user.uid, email, newEmail, user.epoch, expiresAt);
      return { code, expiresAt };
    },
    /** Whether a mail that is still good brings the account back to another address. */
    canMoveBack: ({ uid, email }: User) =>
      database
        .prepare(
          `SELECT 1 FROM identity_mail_codes
            WHERE uid = ? AND kind = 'RECOVER_EMAIL' AND email <> ? AND expires_at > ?`,
        )
        .get(uid, email, now()) !== undefined,
    /** Whether the code still does what its mail says. */
    isOpen: (code: string) => (find(code)?.row.expires_at ?? 0) > now(),
    dropLaterRecoveries,
    check,
    /** The same, once and never again. */
    take: (code: string) => {
      const taken = check(code);
      if (taken.kind === "RECOVER_EMAIL") dropLaterRecoveries(taken);
      database.prepare("DELETE FROM identity_mail_codes WHERE hash = ?").run(hashOf(code));
      return taken;
    },
  };
}

/**
 * Whether the mail still speaks of this account as it is. A link that takes over the account dies with the
 * sessions: whoever changes their password, having seen an intruder, ends what that intruder has begun.
 */
function isFor({ kind, email, epoch }: Row, user: User): boolean {
  if (kind === "RECOVER_EMAIL") {
    return true;
  }
  return email === user.email && (kind === "VERIFY_EMAIL" || epoch === user.epoch);
}
