import { readEmail } from "../email.ts";
import { defineMethod, type Method } from "../method.ts";
import { readNewPassword } from "../password.ts";
import { readDisplayName } from "../profile.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { Services } from "../services.ts";

/** `accounts:signUp`: a new account with email and password, signed in. */
export function signUp({ users, sessions, passwords }: Services): Method {
  return defineMethod({
    schema: {
      email: "text",
      password: "text",
      displayName: "text",
      clientType: "text",
      returnSecureToken: "flag",
    },
    handler: async (input) => {
      if (input.email === undefined && input.password === undefined) {
        throw new ProtocolError("ADMIN_ONLY_OPERATION");
      }
      const email = readEmail(input.email);
      const password = readNewPassword(input.password);
      const displayName = readDisplayName(input.displayName) ?? null;
      const user = users.add({ email, password: await passwords.hash(password), displayName });
      return {
        kind: "identitytoolkit#SignupNewUserResponse",
        localId: user.uid,
        email,
        displayName: user.displayName ?? undefined,
        ...sessions.open(user, "password"),
      };
    },
  });
}
