import { readEmail, readNewPassword } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/**
 * `accounts:signUp`: a new account with email and password, signed in. With an ID token, gives that account the password,
 * and the email if it has none.
 */
export function signUp(services: Services): Method {
  const { users, sessions, passwords } = services;
  return defineMethod({
    schema: {
      idToken: "text",
      email: "text",
      password: "text",
      clientType: "text",
      returnSecureToken: "flag",
    },
    handler: async ({ idToken, ...input }) => {
      if (idToken === undefined && input.email === undefined && input.password === undefined)
        throw new ProtocolError("ADMIN_ONLY_OPERATION");
      const email = readEmail(input.email);
      const password = readNewPassword(input.password);
      if (idToken === undefined) {
        const user = users.add({ email, password: await passwords.hash(password) });
        // The SDK recognizes a new user by the kind.
        const kind = "identitytoolkit#SignupNewUserResponse";
        return { kind, localId: user.uid, ...sessions.open(user, "password") };
      }
      sessions.checkRecent(idToken);
      const hashed = await passwords.hash(password);
      // Checked again, as hashing takes time.
      const { user } = sessions.check(idToken);
      if (user.email !== null && user.email !== email)
        throw new ProtocolError(
          "OPERATION_NOT_ALLOWED : Another email is verified before it replaces this one.",
        );
      const linked = users.change(user.uid, { email, password: hashed });
      // The password has ended every earlier session: this one starts with it.
      return { localId: linked.uid, ...sessions.open(linked, "password") };
    },
  });
}
