import type { StaffRole } from "@shop/contract";
import { roleOf, type StaffAccount, type StaffAccounts } from "../accounts/staff-accounts.ts";
import type { HandlerDeps } from "../call/handler.ts";

/**
 * Gives an account another role, or none. Its sessions end: on one machine at once, in production once its ID token
 * expires, which is an hour at most.
 * @param by who does it
 */
export async function changeRole(
  { store, now, newId, accounts }: Pick<HandlerDeps, "store" | "now" | "newId"> & { accounts: StaffAccounts },
  { account, role, by }: { account: StaffAccount; role: StaffRole | undefined; by: string },
): Promise<void> {
  // First, as the two cannot be one transaction: nobody has a role that the log does not show.
  await store.transaction(async (tx) =>
    tx.create("audit", newId(), {
      at: now().toISOString(),
      by,
      method: "changeRole",
      subject: account.email,
      before: roleOf(account) ?? "",
      after: role ?? "",
    }),
  );
  const { role: _, ...claims } = account.claims;
  await accounts.setClaims(account.id, { ...claims, ...(role && { role }) });
}
