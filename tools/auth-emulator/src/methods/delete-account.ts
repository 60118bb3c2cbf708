import { defineMethod, type Method } from "../method.ts";
import { required } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import type { Services } from "../services.ts";

/** `accounts:delete`: removes the account of the ID token. */
export function deleteAccount({ users, sessions, now }: Services): Method {
  return defineMethod({
    schema: { idToken: "text" },
    handler: ({ idToken }) => {
      const { user, claims } = sessions.check(required(idToken, "MISSING_ID_TOKEN"));
      assertRecentSignIn(claims, now());
      users.remove(user.uid);
      return { kind: "identitytoolkit#DeleteAccountResponse" };
    },
  });
}
