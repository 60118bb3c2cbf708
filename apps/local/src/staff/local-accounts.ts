import { DatabaseSync } from "node:sqlite";
import { type AuthEmulator, createAuthEmulator } from "@shop/auth-emulator";
import { retryContention, type StaffAccount, type StaffAccounts } from "@shop/functions";
import { PROJECT_ID } from "../start/project.ts";

/** How long a write waits for the running shop, in ms. */
const BUSY_TIMEOUT = 5000;

/** The staff of this machine's shop, which may be running. @param file as `openData` returns it */
export function openLocalAccounts(file: string): StaffAccounts {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  return localAccounts(createAuthEmulator({ database, projectId: PROJECT_ID }));
}

/** The staff in an auth emulator. */
export function localAccounts({ users }: Pick<AuthEmulator, "users">): StaffAccounts {
  return {
    find: async (email) => {
      const user = users.findByEmail(email);
      return user && toAccount(user);
    },
    list: async () => users.listClaimants().map(toAccount),
    setClaims: (id, claims) =>
      retryContention(async () => {
        users.claim(id, claims);
        // A token from before has the old role until it expires.
        users.revoke(id);
      }),
  };
}

type User = ReturnType<AuthEmulator["users"]["listClaimants"]>[number];

function toAccount({ uid, email, emailVerified, claims }: User): StaffAccount {
  return { id: uid, email: email ?? "", isVerified: emailVerified, claims };
}
