import { canonicalEmail } from "../email.ts";
import { defineMethod, type Method } from "../method.ts";
import type { Services } from "../services.ts";
import { toAccount, type User } from "../user.ts";

/** `projects/P/accounts:lookup`: any accounts, for the server. The admin SDK asks it for each token it verifies. */
export function adminLookup({ users }: Services): Method {
  return defineMethod({
    schema: { localId: "texts", email: "texts" },
    handler: ({ localId = [], email = [] }) => {
      const found = new Map<string, User>();
      for (const user of [
        ...localId.map((uid) => users.find(uid)),
        ...email.map((address) => users.findByEmail(canonicalEmail(address))),
      ]) {
        if (user) {
          found.set(user.uid, user);
        }
      }
      return {
        kind: "identitytoolkit#GetAccountInfoResponse",
        // The admin SDK takes an absent list, and not an empty one, for "nobody".
        users: found.size > 0 ? [...found.values()].map(toAccount) : undefined,
      };
    },
  });
}
