import { mayDo } from "@shop/commerce";
import { FailureError } from "@shop/contract";
import { roleOf, type StaffAccounts } from "../accounts/staff-accounts.ts";
import type { HandlerDeps } from "../call/handler.ts";
import { changeRole } from "./change-role.ts";
import type { StaffHandler } from "./require-staff.ts";

/**
 * Gives the account of an address a role, or takes it away. A role that it has already is no change, and not logged.
 * @throws FailureError 403 when the caller has lost their role; 404 `account`; 422 `email` if the address is not
 * confirmed, `role` if it is the caller's own
 */
export function giveRole(deps: HandlerDeps & { accounts: StaffAccounts }): StaffHandler<"changeRole"> {
  return async ({ email, role }, staff) => {
    // The token of somebody who was dismissed is valid for up to an hour: long enough to come back by another account.
    const caller = await deps.accounts.find(staff.email);
    const current = caller?.id === staff.accountId ? roleOf(caller) : undefined;
    if (!current || !mayDo(current, "changeRole")) throw new FailureError({ id: 403 });
    const account = await deps.accounts.find(email.toLowerCase());
    if (!account) throw new FailureError({ id: 404, what: "account" });
    if (roleOf(account) === role) return {};
    // Whoever may give roles would lock everybody out by giving up the last one.
    if (account.id === staff.accountId) throw new FailureError({ id: 422, field: "role" });
    if (role && !account.isVerified) throw new FailureError({ id: 422, field: "email" });
    await changeRole(deps, { account, role, by: staff });
    return {};
  };
}
