import type { StaffRole } from "@shop/contract";
import { roleOf, type StaffAccount, type StaffAccounts } from "../accounts/staff-accounts.ts";
import type { HandlerDeps } from "../call/handler.ts";
import { logChange, type Changer } from "./log-change.ts";

type RoleChange = { account: StaffAccount; role: StaffRole | undefined; by: Changer };

/**
 * Gives an account another role, or none. Its sessions end: on one machine at once, in production once its ID token
 * expires, which is an hour at most.
 * @param by who does it; a command has no account
 */
export async function changeRole(
  { store, now, newId, accounts }: Pick<HandlerDeps, "store" | "now" | "newId"> & { accounts: StaffAccounts },
  { account, role, by }: RoleChange,
): Promise<void> {
  const { role: _, ...claims } = account.claims;
  const change = () => accounts.setClaims(account.id, { ...claims, ...(role && { role }) });
  // The two cannot be one transaction. A role that is taken away is gone before the log says so, and one that is given
  // is in the log before anybody has it.
  if (role === undefined) await change();
  const id = newId();
  await store.transaction(async (tx) =>
    logChange(tx, id, by, {
      at: now().toISOString(),
      method: "changeRole",
      subject: account.email,
      before: roleOf(account) ?? "",
      after: role ?? "",
    }),
  );
  if (role !== undefined) await change();
}
