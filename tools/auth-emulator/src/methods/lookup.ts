import { defineMethod, type Method } from "../method.ts";
import { required } from "../protocol-error.ts";
import type { Services } from "../services.ts";
import { toAccount } from "../user.ts";

/** `accounts:lookup`: the account of the ID token. */
export function lookup({ sessions }: Services): Method {
  return defineMethod({
    schema: { idToken: "text" },
    handler: ({ idToken }) => {
      const { user } = sessions.check(required(idToken, "MISSING_ID_TOKEN"));
      return { kind: "identitytoolkit#GetAccountInfoResponse", users: [toAccount(user)] };
    },
  });
}
