import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/** `accounts:signInWithCustomToken`: signs in a user whom the server has authenticated. */
export function signInWithCustomToken({ users, sessions, customTokens }: Services): Method {
  return defineMethod({
    schema: { token: "text", returnSecureToken: "flag" },
    handler: ({ token }) => {
      const { uid, epoch } = customTokens.read(required(token, "MISSING_CUSTOM_TOKEN"));
      const user = users.find(uid);
      // Ending every session also ends this one.
      if (user?.epoch !== epoch) throw new ProtocolError("INVALID_CUSTOM_TOKEN");
      return { isNewUser: false, ...sessions.open(user, "custom") };
    },
  });
}
