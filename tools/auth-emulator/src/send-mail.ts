import type { MailCode } from "./mail-codes.ts";
import type { Services } from "./services.ts";

/** Sends the mail with the link that does what the code says. */
export function sendMail(
  { mailCodes, mailbox }: Pick<Services, "mailCodes" | "mailbox">,
  mail: MailCode,
  continueUrl: string | null,
): void {
  const { code, expiresAt } = mailCodes.create(mail);
  const { kind, email, newEmail } = mail;
  mailbox.send({ kind, email, newEmail, code, continueUrl }, expiresAt);
}

/**
 * Tells the address that an account had until now, with a way back. One that nobody ever verified may be
 * mistyped, and whoever reads there must not get the account.
 */
export function warnFormerAddress(
  services: Pick<Services, "mailCodes" | "mailbox">,
  { user, email, newEmail }: Omit<MailCode, "kind">,
): void {
  if (user.emailVerified) {
    sendMail(services, { kind: "RECOVER_EMAIL", user, email, newEmail }, null);
  }
}
