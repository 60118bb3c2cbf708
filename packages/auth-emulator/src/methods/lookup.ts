import { defineMethod, type Method } from "../method.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { Services } from "../services.ts";
import { toAccount } from "../user.ts";

/** `accounts:lookup`: the account of the ID token. */
export function lookup({ sessions }: Services): Method {
  return defineMethod({
    schema: { idToken: "text" },
    handler: ({ idToken }) => {
      if (idToken === undefined) {
        throw new ProtocolError("MISSING_ID_TOKEN");
      }
      const { user } = sessions.check(idToken);
      return { kind: "identitytoolkit#GetAccountInfoResponse", users: [toAccount(user)] };
    },
  });
}
