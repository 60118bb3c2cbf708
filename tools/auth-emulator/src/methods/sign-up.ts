import { readEmail } from "../email.ts";
import { defineMethod, type Method } from "../method.ts";
import { readNewPassword } from "../password.ts";
import { readDisplayName } from "../profile.ts";
import { ProtocolError } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import { warnFormerAddress } from "../send-mail.ts";
import type { Services } from "../services.ts";
import type { User } from "../user.ts";

/**
 * `accounts:signUp`: a new account with email and password, signed in. With an ID token, gives that account
 * the email and the password.
 */
export function signUp(services: Services): Method {
  const { users, sessions, passwords, now } = services;
  return defineMethod({
    schema: {
      idToken: "text",
      email: "text",
      password: "text",
      displayName: "text",
      clientType: "text",
      returnSecureToken: "flag",
    },
    handler: async ({ idToken, ...input }) => {
      if (idToken === undefined && input.email === undefined && input.password === undefined) {
        throw new ProtocolError("ADMIN_ONLY_OPERATION");
      }
      const email = readEmail(input.email);
      const password = readNewPassword(input.password);
      if (idToken === undefined) {
        const displayName = readDisplayName(input.displayName) ?? null;
        const user = users.add({ email, password: await passwords.hash(password), displayName });
        return { ...describe(user), ...sessions.open(user, "password") };
      }
      assertRecentSignIn(sessions.check(idToken).claims, now());
      const hashed = await passwords.hash(password);
      // Checked again, for hashing takes time.
      const { user } = sessions.check(idToken);
      const linked = users.change(user.uid, { email, password: hashed });
      if (user.email !== null && user.email !== email) {
        warnFormerAddress(services, { user, email: user.email, newEmail: email });
      }
      // The password has ended every session that began before it: this one begins with it.
      return { ...describe(linked), ...sessions.open(linked, "password") };
    },
  });
}

function describe({ uid, email, displayName }: User): object {
  return {
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: uid,
    email: email ?? undefined,
    displayName: displayName ?? undefined,
  };
}
