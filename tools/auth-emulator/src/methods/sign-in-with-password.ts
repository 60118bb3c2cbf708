import { MAX_PASSWORD_LENGTH, readEmail, readPassword } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/**
 * `accounts:signInWithPassword`. An unknown email and a wrong password are one error and take one time, as in
 * production with its protection against finding out who has an account.
 */
export function signInWithPassword({ users, sessions, attempts, passwords }: Services): Method {
  return defineMethod({
    schema: { email: "text", password: "text", clientType: "text", returnSecureToken: "flag" },
    handler: async (input) => {
      const email = readEmail(input.email);
      const password = readPassword(input.password);
      attempts.begin("password", email);
      const tried = users.findByEmail(email)?.password ?? null;
      // A longer one is nobody's, and one of many accents takes the whole process a while to bring into one spelling.
      const isRight = password.length <= MAX_PASSWORD_LENGTH && (await passwords.verify(password, tried));
      // Read again: the account may have changed while the password was being checked.
      const user = users.findByEmail(email);
      if (!isRight || !user || user.password !== tried) {
        throw new ProtocolError("INVALID_LOGIN_CREDENTIALS");
      }
      const session = sessions.open(user, "password");
      attempts.clear("password", email);
      return { localId: user.uid, ...session };
    },
  });
}
