import { defineMethod, type Method } from "../method.ts";
import { ProtocolError, required } from "../protocol-error.ts";
import type { Services } from "../services.ts";

/**
 * `projects/P/accounts:update`: ends the sessions of any account, or shuts and opens it, for the server. The
 * seconds in `validSince` are not read: a revocation is now.
 */
export function adminUpdate({ users }: Services): Method {
  return defineMethod({
    schema: { localId: "text", validSince: "number", disableUser: "flag" },
    handler: ({ validSince, disableUser, ...input }) => {
      const localId = required(input.localId, "MISSING_LOCAL_ID");
      if (!users.find(localId)) {
        throw new ProtocolError("USER_NOT_FOUND");
      }
      if (disableUser === true) {
        users.disable(localId);
      }
      if (disableUser === false) {
        users.enable(localId);
      }
      if (validSince !== undefined) {
        users.revoke(localId);
      }
      return { kind: "identitytoolkit#SetAccountInfoResponse", localId };
    },
  });
}
