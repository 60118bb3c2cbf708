import type { DatabaseSync } from "node:sqlite";
import type { MailKind } from "./mail-codes.ts";

/** What would have gone out by mail. */
export interface Mail {
  readonly kind: MailKind;
  /** The address of the account. */
  readonly email: string;
  readonly newEmail: string | null;
  /** What the link carries. */
  readonly code: string;
  /** Where the page behind the link leads back to. */
  readonly continueUrl: string | null;
}

/** What would have gone out by SMS. */
interface Sms {
  readonly kind: "SMS";
  readonly phone: string;
  /** Six digits. */
  readonly code: string;
  /** What the browser that asked for it shows together with the digits. */
  readonly session: string;
}

/** Digits by mail, which the server of the app has made itself. */
interface EmailCode {
  readonly kind: "EMAIL_CODE";
  readonly email: string;
  /** Six digits. */
  readonly code: string;
}

export type Message = (Mail | Sms | EmailCode) & {
  /** ms */
  readonly sentAt: number;
  /** When the code ends, in ms. */
  readonly expiresAt: number;
};

const MAX_MESSAGES = 100;

interface Row {
  kind: MailKind | "SMS" | "EMAIL_CODE";
  recipient: string;
  new_email: string | null;
  code: string;
  session: string | null;
  continue_url: string | null;
  sent_at: number;
  expires_at: number;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Where mails and messages go that this machine cannot send: into the database, for the page that
 * shows them. Codes lie here readable, as they would in a mailbox; what they open knows only their hash.
 *
 * @param now clock in ms
 */
export function createMailbox(database: DatabaseSync, now: () => number) {
  return {
    send: (message: Mail | Sms | EmailCode, expiresAt: number) => {
      const mail = "continueUrl" in message ? message : null;
      database
        .prepare(
          `INSERT INTO identity_messages
            (kind, recipient, new_email, code, session, continue_url, sent_at, expires_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          message.kind,
          message.kind === "SMS" ? message.phone : message.email,
          mail?.newEmail ?? null,
          message.code,
          message.kind === "SMS" ? message.session : null,
          mail?.continueUrl ?? null,
          now(),
          expiresAt,
        );
      database
        .prepare(`DELETE FROM identity_messages WHERE id <= (SELECT max(id) FROM identity_messages) - ?`)
        .run(MAX_MESSAGES);
    },
    /** Newest first. */
    list: () => {
      // STRICT table: the columns hold the types of Row.
      const rows = database
        .prepare("SELECT * FROM identity_messages ORDER BY id DESC")
        .all() as unknown as Row[];
      return rows.map(toMessage);
    },
  };
}

function toMessage(row: Row): Message {
  const times = { sentAt: row.sent_at, expiresAt: row.expires_at };
  if (row.kind === "SMS") {
    return { kind: row.kind, phone: row.recipient, code: row.code, session: row.session ?? "", ...times };
  }
  if (row.kind === "EMAIL_CODE") {
    return { kind: row.kind, email: row.recipient, code: row.code, ...times };
  }
  return {
    kind: row.kind,
    email: row.recipient,
    newEmail: row.new_email,
    code: row.code,
    continueUrl: row.continue_url,
    ...times,
  };
}
