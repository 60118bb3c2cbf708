import { readNewPassword } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import { RECOVERED } from "../store/users.ts";

/** `accounts:resetPassword`: what a mail's code is good for; with a new password, also does it. */
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
 * Whoever reads the mails of the account has it back: the phone and the accounts at other services which somebody else
 * may have linked are gone. Google comes back by itself, for the email is verified now.
 *
 * @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, and those of `readNewPassword`
 */
export async function giveNewPassword(services: Services, code: string, newPassword: string): Promise<void> {
  const { messages, passwords, users, attempts } = services;
  if (messages.checkMail(code).kind !== "PASSWORD_RESET") {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  const password = await passwords.hash(readNewPassword(newPassword));
  // Taken only now, for hashing takes time: of two at once the first one takes it, and a crash takes nothing.
  const { user, email } = messages.takeMail(code);
  users.change(user.uid, { ...RECOVERED, password });
  attempts.clear("password", email);
}
