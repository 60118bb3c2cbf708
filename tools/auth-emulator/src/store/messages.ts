import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { isSameText, newSecret } from "../protocol/secret.ts";
import type { User } from "./user.ts";
import type { Users } from "./users.ts";

export type MailKind = "VERIFY_EMAIL" | "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL" | "RECOVER_EMAIL";

/** A message that production would have sent. Times in ms. */
export interface Message {
  readonly kind: MailKind | "SMS" | "EMAIL_CODE";
  /** The address of the account when the mail was sent, or the number. */
  readonly recipient: string;
  readonly newEmail: string | null;
  /** The code in the link of a mail, or six digits. */
  readonly code: string;
  /** The session that the requesting browser sends with the digits. */
  readonly session: string | null;
  /** The URL to which the page behind the link returns. */
  readonly continueUrl: string | null;
  readonly sentAt: number;
  readonly expiresAt: number;
  /** Whether its code still works. */
  readonly isOpen: boolean;
}

/** What the code of a mail permits. */
export interface MailCode {
  readonly kind: MailKind;
  readonly user: User;
  /** The address of the account when the mail was sent. */
  readonly email: string;
  readonly newEmail: string | null;
}

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As in production: a password reset is used at once, a new address may wait for a weekend. */
const LIFETIMES: Record<MailKind | "SMS", number> = {
  SMS: 10 * MINUTE,
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 3 * DAY,
  VERIFY_AND_CHANGE_EMAIL: 3 * DAY,
  RECOVER_EMAIL: 3 * DAY,
};
const MAX_WRONG_DIGITS = 5;
const MAX_STORED = 1000;
const MAX_LISTED = 100;

interface Row extends Omit<Message, "isOpen"> {
  readonly id: number;
  /** Of a mail, and the epoch of the account when it was sent. */
  readonly uid: string | null;
  readonly epoch: number | null;
  readonly wrong: number;
  readonly used: 0 | 1;
}

const COLUMNS = `id, kind, recipient, new_email AS newEmail, code, session, continue_url AS continueUrl, uid, epoch,
  wrong, used, sent_at AS sentAt, expires_at AS expiresAt`;

export type Messages = ReturnType<typeof createMessages>;

/**
 * Mails and SMS, which this machine cannot send: they are stored in the database, for the mailbox.
 * @param now clock in ms
 */
export function createMessages(database: DatabaseSync, users: Users, now: () => number) {
  const send = (message: Partial<Row> & Pick<Row, "kind" | "recipient" | "code" | "expiresAt">): void => {
    const { kind, recipient, newEmail, code, session, continueUrl, uid, epoch, expiresAt } = message;
    const parts = [kind, recipient, newEmail, code, session, continueUrl, uid, epoch];
    database
      .prepare(
        `INSERT INTO identity_sent (kind, recipient, new_email, code, session, continue_url, uid, epoch, sent_at, expires_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(...parts.map((part) => part ?? null), now(), expiresAt);
    database
      .prepare("DELETE FROM identity_sent WHERE id <= (SELECT max(id) FROM identity_sent) - ?")
      .run(MAX_STORED);
  };
  // STRICT table: the columns hold the types of Row.
  const find = (column: "code" | "session", value: string) =>
    database
      .prepare(`SELECT ${COLUMNS} FROM identity_sent WHERE ${column} = ? AND used = 0`)
      .get(value) as unknown as Row | undefined;
  const use = ({ id }: Row): void =>
    void database.prepare("UPDATE identity_sent SET used = 1 WHERE id = ?").run(id);

  const accountOf = (row: Row): User | undefined => {
    const user = row.uid === null ? undefined : users.find(row.uid);
    return user && isFor(row, user) ? user : undefined;
  };
  const isOpen = (row: Row): boolean =>
    row.used === 0 &&
    row.expiresAt > now() &&
    row.wrong < MAX_WRONG_DIGITS &&
    (row.uid === null || accountOf(row) !== undefined);

  const checkMail = (code: string): MailCode & { row: Row } => {
    const row = find("code", code);
    const user = row && accountOf(row);
    if (!user || !isMail(row)) throw new ProtocolError("INVALID_OOB_CODE");
    if (row.expiresAt <= now()) throw new ProtocolError("EXPIRED_OOB_CODE");
    if (user.disabled) throw new ProtocolError("USER_DISABLED");
    return { kind: row.kind, user, email: row.recipient, newEmail: row.newEmail, row };
  };

  /** A proof of the account's first e-mail invalidates the recovery links of later ones. */
  const dropLaterRecoveries = ({ user: { uid }, email }: Pick<MailCode, "user" | "email">): void =>
    void database
      .prepare(
        `UPDATE identity_sent SET used = 1 WHERE uid = :uid AND kind = 'RECOVER_EMAIL' AND epoch > (
          SELECT min(epoch) FROM identity_sent
          WHERE uid = :uid AND kind = 'RECOVER_EMAIL' AND recipient = :email AND used = 0)`,
      )
      .run({ uid, email });

  return {
    /** Sends a mail whose link does what the code says. @param continueUrl where the page behind it leads back to */
    sendMail: ({ kind, user, email, newEmail }: MailCode, continueUrl: string | null = null): void => {
      const { uid, epoch } = user;
      const expiresAt = now() + LIFETIMES[kind];
      send({ kind, recipient: email, newEmail, code: newSecret(), continueUrl, uid, epoch, expiresAt });
    },
    /** Sends six digits. @returns the session in which they can be entered */
    sendSms: (phone: string): string => {
      const session = newSecret();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      send({ kind: "SMS", recipient: phone, code, session, expiresAt: now() + LIFETIMES.SMS });
      return session;
    },
    /** Digits that the server of the app has made and checks itself. */
    sendEmailCode: ({ email, code, expiresAt }: { email: string; code: string; expiresAt: number }): void =>
      send({ kind: "EMAIL_CODE", recipient: email, code, expiresAt }),

    /** Newest first. */
    list: (): Message[] => {
      const rows = database
        .prepare(`SELECT ${COLUMNS} FROM identity_sent ORDER BY id DESC LIMIT ?`)
        .all(MAX_LISTED) as unknown as Row[];
      return rows.map((row) => ({ ...row, isOpen: isOpen(row) }));
    },

    /** @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED` */
    checkMail: (code: string): MailCode => checkMail(code),
    /** The same, once and never again. */
    takeMail: (code: string): MailCode => {
      const { row, ...taken } = checkMail(code);
      if (taken.kind === "RECOVER_EMAIL" || taken.kind === "PASSWORD_RESET") dropLaterRecoveries(taken);
      use(row);
      return taken;
    },
    /** The account of an address, for a user who has just proved that it is theirs. */
    claimAccount: (email: string): User | undefined => {
      const user = users.findByEmail(email);
      if (user) dropLaterRecoveries({ user, email });
      return user;
    },

    /**
     * The number to which the digits were sent, once.
     * @throws ProtocolError `INVALID_SESSION_INFO`, `SESSION_EXPIRED`, `INVALID_CODE`, `TOO_MANY_ATTEMPTS_TRY_LATER`
     */
    redeemSms: (session: string, digits: string): string => {
      const row = find("session", session);
      if (!row) throw new ProtocolError("INVALID_SESSION_INFO");
      if (row.expiresAt <= now()) throw new ProtocolError("SESSION_EXPIRED");
      if (row.wrong >= MAX_WRONG_DIGITS)
        throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER : Ask for another code.");
      if (!isSameText(row.code, digits)) {
        database.prepare("UPDATE identity_sent SET wrong = wrong + 1 WHERE id = ?").run(row.id);
        throw new ProtocolError("INVALID_CODE");
      }
      use(row);
      return row.recipient;
    },
  };
}

/** Whether it is a mail with a link. */
export function isMail<T extends Pick<Message, "kind">>(message: T): message is T & { kind: MailKind } {
  return message.kind !== "SMS" && message.kind !== "EMAIL_CODE";
}

/**
 * Whether the mail still applies to the account's current state. A link that can take over the account is invalidated
 * with the sessions: changing the password after an intrusion also ends what the intruder has started.
 */
function isFor({ kind, recipient, epoch }: Row, user: User): boolean {
  if (kind === "RECOVER_EMAIL") return true;
  return recipient === user.email && (kind === "VERIFY_EMAIL" || epoch === user.epoch);
}
