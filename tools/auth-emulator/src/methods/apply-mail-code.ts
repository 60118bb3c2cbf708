import type { MailCode } from "../store/messages.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import type { User } from "../store/user.ts";
import { RECOVERED } from "../store/users.ts";

/**
 * Applies the code of a mail. That of a password reset is refused: it needs a new password (`giveNewPassword`).
 * @returns the account afterwards
 * @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, `EMAIL_EXISTS`
 */
export function applyMailCode({ messages, users }: Services, code: string): Pick<MailCode, "kind" | "user"> {
  const checked = messages.checkMail(code);
  if (checked.kind === "PASSWORD_RESET") throw new ProtocolError("INVALID_OOB_CODE");
  // Before the code is consumed: another registration of the address must not invalidate the only recovery link.
  assertFree(checked, users.findByEmail(emailAfter(checked)));
  const { kind, user, email, newEmail } = messages.takeMail(code);
  if (kind === "VERIFY_AND_CHANGE_EMAIL") {
    const changed = users.change(user.uid, { email: newEmail, emailVerified: true });
    // An unverified address may be mistyped, and its owner must not get the account.
    if (user.emailVerified) messages.sendMail({ kind: "RECOVER_EMAIL", user, email, newEmail });
    return { kind, user: changed };
  }
  // A recovery restores the former address, and takes away what an intruder may have linked or opened. Otherwise
  // VERIFY_EMAIL confirms the present address.
  const changes = kind === "RECOVER_EMAIL" ? { ...RECOVERED, email } : { emailVerified: true };
  return { kind, user: users.change(user.uid, changes) };
}

function emailAfter({ kind, email, newEmail }: MailCode): string {
  return kind === "VERIFY_AND_CHANGE_EMAIL" && newEmail !== null ? newEmail : email;
}

function assertFree({ user }: MailCode, holder: User | undefined): void {
  if (holder && holder.uid !== user.uid) throw new ProtocolError("EMAIL_EXISTS");
}
