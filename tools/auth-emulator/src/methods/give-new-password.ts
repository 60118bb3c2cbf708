import { readNewPassword } from "../protocol/fields.ts";
import type { Services } from "../services/services.ts";
import { RECOVERED } from "../store/users.ts";

/**
 * The owner of the mailbox recovers the account: the phone and the providers, which an attacker may have linked, are
 * removed. Google can sign in again, as the e-mail is verified now.
 *
 * @param code of a mail that resets the password
 * @throws ProtocolError `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, and those of `readNewPassword`
 */
export async function giveNewPassword(services: Services, code: string, newPassword: string): Promise<void> {
  const { messages, passwords, users, attempts } = services;
  const password = await passwords.hash(readNewPassword(newPassword));
  // Consumed only now, as hashing takes time: of two concurrent calls the first succeeds, and a crash consumes nothing.
  const { user, email } = messages.takeMail(code);
  users.change(user.uid, { ...RECOVERED, password });
  attempts.clear("password", email);
}
