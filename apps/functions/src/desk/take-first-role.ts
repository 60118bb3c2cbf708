import { timingSafeEqual } from "node:crypto";
import { FailureError } from "@shop/contract";
import type { Identity } from "../accounts/identity.ts";
import { roleOf, type StaffAccounts } from "../accounts/staff-accounts.ts";
import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import { changeRole } from "./change-role.ts";

export type FirstRoleDeps = HandlerDeps &
  Pick<Identity, "createAccountToken"> & {
    accounts: StaffAccounts;
    /** Ten digits with which one person becomes *dirección* while nobody is; without them, nobody can. */
    firstRoleCode: string | undefined;
  };

/**
 * Makes whoever knows the code *dirección*. That ends their session; the answer has the token of a new one.
 * @throws FailureError 403 when there is no code, it was used, or somebody else is of *dirección*; 422 `code` for
 * another one, `email` when the address of the account is not confirmed
 */
export function takeFirstRole(deps: FirstRoleDeps): Handler<"httpDeskServices", "takeFirstRole"> {
  const { accounts, firstRoleCode, createAccountToken } = deps;
  let isUsed = false;
  return async ({ code }, caller) => {
    const id = accountOf(caller);
    const { email = "" } = caller;
    if (firstRoleCode === undefined) throw new FailureError({ id: 403 });
    const [account, staff] = await Promise.all([accounts.find(email), accounts.list()]);
    const isLed = staff.some((each) => each.id !== id && roleOf(each) === "direccion");
    if (isLed || isUsed) throw new FailureError({ id: 403 });
    if (account?.id !== id || !account.isVerified) throw new FailureError({ id: 422, field: "email" });
    // In constant time; both have ten digits.
    if (!timingSafeEqual(Buffer.from(firstRoleCode), Buffer.from(code)))
      throw new FailureError({ id: 422, field: "code", reason: "signInCodeWrong" });
    // Nothing is waited for since it was read: of two who send the code at once, one gets the role.
    isUsed = true;
    await changeRole(deps, { account, role: "direccion", by: { email, accountId: id } });
    return { token: await createAccountToken(id) };
  };
}
