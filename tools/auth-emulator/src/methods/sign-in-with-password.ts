import { MAX_PASSWORD_LENGTH, readEmail, readPassword } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/**
 * `accounts:signInWithPassword`. An unknown e-mail and a wrong password give the same error in the same time, as in
 * production with email enumeration protection.
 */
export function signInWithPassword({ users, sessions, attempts, passwords }: Services): Method {
  return defineMethod({
    schema: { email: "text", password: "text", clientType: "text", returnSecureToken: "flag" },
    handler: async (input) => {
      const email = readEmail(input.email);
      const password = readPassword(input.password);
      attempts.begin("password", email);
      const tried = users.findByEmail(email)?.password ?? null;
      // A longer one is never valid, and normalizing one with many accents blocks the process.
      const isRight = password.length <= MAX_PASSWORD_LENGTH && (await passwords.verify(password, tried));
      // Read again: the account may have changed while the password was being checked.
      const user = users.findByEmail(email);
      if (!isRight || !user || user.password !== tried) throw new ProtocolError("INVALID_LOGIN_CREDENTIALS");
      const session = sessions.open(user, "password");
      attempts.clear("password", email);
      return { localId: user.uid, ...session };
    },
  });
}
