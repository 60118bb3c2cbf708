import type { MailKind } from "../mail-codes.ts";
import { ProtocolError } from "../protocol-error.ts";
import { RECOVERED } from "../recovered.ts";
import { warnFormerAddress } from "../send-mail.ts";
import type { Services } from "../services.ts";
import type { User } from "../user.ts";

/** What following a mail has done. */
export interface AppliedMail {
  readonly kind: MailKind;
  /** The account afterwards. */
  readonly user: User;
}

/**
 * Does what the link of a mail stands for, unless it takes a new password.
 * @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, `EMAIL_EXISTS`
 */
export function applyMailCode(services: Services, code: string): AppliedMail {
  const { mailCodes, users } = services;
  const checked = mailCodes.check(code);
  if (checked.kind === "PASSWORD_RESET") {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  // Before the code is used up: whoever registers the address must not end the only way back to it.
  const holder = users.findByEmail(
    checked.newEmail !== null && checked.kind !== "RECOVER_EMAIL" ? checked.newEmail : checked.email,
  );
  if (holder && holder.uid !== checked.user.uid) {
    throw new ProtocolError("EMAIL_EXISTS");
  }
  const { kind, user, email, newEmail } = mailCodes.take(code);
  if (kind === "VERIFY_AND_CHANGE_EMAIL" && newEmail !== null) {
    const changed = users.change(user.uid, { email: newEmail, emailVerified: true });
    warnFormerAddress(services, { user, email, newEmail });
    return { kind, user: changed };
  }
  // Both say that whoever reads at this address owns the account; only the second brings the account back.
  const changes = kind === "RECOVER_EMAIL" ? { ...RECOVERED, email } : { email, emailVerified: true };
  return { kind, user: users.change(user.uid, changes) };
}
