import { readEmail } from "../email.ts";
import { defineMethod, type Method } from "../method.ts";
import { assertStrength, hashPassword, readPassword } from "../password.ts";
import { readDisplayName } from "../profile.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { Services } from "../services.ts";

/** `accounts:signUp`: a new account with email and password, signed in. */
export function signUp({ users, sessions }: Services): Method {
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
      const password = readPassword(input.password);
      if (users.findByEmail(email)) {
        throw new ProtocolError("EMAIL_EXISTS");
      }
      assertStrength(password);
      const displayName = readDisplayName(input.displayName) ?? null;
      const user = users.add({ email, password: await hashPassword(password), displayName });
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
