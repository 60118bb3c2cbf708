import { DatabaseSync } from "node:sqlite";
import { createAuthEmulator } from "@shop/auth-emulator";
import type { StaffAccount, StaffAccounts } from "@shop/functions";
import { PROJECT_ID } from "../start/project.ts";

/** How long a write waits for the running shop, in ms. */
const BUSY_TIMEOUT = 5000;

/** The staff of this machine's shop, which may be running. @param file as `openData` returns it */
export function localAccounts(file: string): StaffAccounts {
  const { users } = createAuthEmulator({
    database: new DatabaseSync(file, { timeout: BUSY_TIMEOUT }),
    projectId: PROJECT_ID,
  });
  return {
    find: async (email) => {
      const user = users.findByEmail(email);
      return user && toAccount(user);
    },
    list: async () => users.listClaimants().map(toAccount),
    setClaims: async (id, claims) => {
      users.claim(id, claims);
      users.revoke(id);
    },
  };
}

type User = ReturnType<ReturnType<typeof createAuthEmulator>["users"]["listClaimants"]>[number];

function toAccount({ uid, email, emailVerified, claims }: User): StaffAccount {
  return { id: uid, email: email ?? "", isVerified: emailVerified, claims };
}
