import { readClaims } from "../protocol/claims.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/**
 * `projects/P/accounts:update`: ends the sessions of any account, disables it, or sets its custom claims, for the
 * server. The seconds in `validSince` are not read: a revocation is now.
 */
export function adminUpdate({ users }: Services): Method {
  return defineMethod({
    schema: { localId: "text", validSince: "number", disableUser: "flag", customAttributes: "text" },
    handler: ({ validSince, disableUser, customAttributes, ...input }) => {
      const localId = required(input.localId, "MISSING_LOCAL_ID");
      if (!users.find(localId)) throw new ProtocolError("USER_NOT_FOUND");
      if (disableUser === true) users.disable(localId);
      if (validSince !== undefined) users.revoke(localId);
      if (customAttributes !== undefined) users.claim(localId, readClaims(customAttributes));
      return { localId };
    },
  });
}

/** `projects/P/accounts:delete`: removes any account, for the server, which has asked its user. */
export function adminDelete({ users }: Services): Method {
  return defineMethod({
    schema: { localId: "text" },
    handler: ({ localId }) => {
      if (!users.remove(required(localId, "MISSING_LOCAL_ID"))) throw new ProtocolError("USER_NOT_FOUND");
      return {};
    },
  });
}
