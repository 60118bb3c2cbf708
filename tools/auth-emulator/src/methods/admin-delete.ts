import { defineMethod, type Method } from "../method.ts";
import { ProtocolError, required } from "../protocol-error.ts";
import type { Services } from "../services.ts";

/** `projects/P/accounts:delete`: removes any account, for the server, which has asked its user. */
export function adminDelete({ users }: Services): Method {
  return defineMethod({
    schema: { localId: "text" },
    handler: ({ localId }) => {
      if (!users.remove(required(localId, "MISSING_LOCAL_ID"))) {
        throw new ProtocolError("USER_NOT_FOUND");
      }
      return { kind: "identitytoolkit#DeleteAccountResponse" };
    },
  });
}
