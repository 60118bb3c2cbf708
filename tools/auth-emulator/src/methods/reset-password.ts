import { readNewPassword } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import { RECOVERED } from "../store/users.ts";

/** `accounts:resetPassword`: checks a mail's code; with a new password, also applies it. */
export function resetPassword(services: Services): Method {
  return defineMethod({
    schema: { oobCode: "text", newPassword: "text" },
    handler: async ({ oobCode, newPassword }) => {
      const code = required(oobCode, "MISSING_OOB_CODE");
      const { kind, email, newEmail } = services.messages.checkMail(code);
      if (newPassword !== undefined) {
        await giveNewPassword(services, code, newPassword);
      }
      return { requestType: kind, email, newEmail: newEmail ?? undefined };
    },
  });
}

/**
 * The owner of the mailbox recovers the account: the phone and the providers, which an attacker may have linked, are
 * removed. Google can sign in again, as the e-mail is verified now.
 *
 * @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, and those of `readNewPassword`
 */
export async function giveNewPassword(services: Services, code: string, newPassword: string): Promise<void> {
  const { messages, passwords, users, attempts } = services;
  if (messages.checkMail(code).kind !== "PASSWORD_RESET") {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  const password = await passwords.hash(readNewPassword(newPassword));
  // Consumed only now, as hashing takes time: of two concurrent calls the first succeeds, and a crash consumes nothing.
  const { user, email } = messages.takeMail(code);
  users.change(user.uid, { ...RECOVERED, password });
  attempts.clear("password", email);
}
