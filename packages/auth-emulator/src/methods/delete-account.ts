import { defineMethod, type Method } from "../method.ts";
import { ProtocolError } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import type { Services } from "../services.ts";

/** `accounts:delete`: removes the account of the ID token. */
export function deleteAccount({ users, sessions, now }: Services): Method {
  return defineMethod({
    schema: { idToken: "text" },
    handler: ({ idToken }) => {
      if (idToken === undefined) {
        throw new ProtocolError("MISSING_ID_TOKEN");
      }
      const { user, claims } = sessions.check(idToken);
      assertRecentSignIn(claims, now());
      users.remove(user.uid);
      return { kind: "identitytoolkit#DeleteAccountResponse" };
    },
  });
}
