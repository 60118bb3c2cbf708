import { defineMethod, type Method } from "../protocol/method.ts";
import { required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import { toAccount } from "../store/user.ts";

/** `accounts:lookup`: the account of the ID token. */
export function lookup({ sessions }: Services): Method {
  return defineMethod({
    schema: { idToken: "text" },
    handler: ({ idToken }) => ({
      users: [toAccount(sessions.check(required(idToken, "MISSING_ID_TOKEN")).user)],
    }),
  });
}
