import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { finishDeletion } from "./finish-deletions.ts";
import { requireRecentSignIn } from "./require-recent-sign-in.ts";

/**
 * Ends the account. From its first transaction on nothing is written for it any more (`accountTransaction`), so that no
 * call under way brings it back. The identity goes last: until then the shopper can sign in and try again. What is
 * interrupted is finished by the scheduled sweep.
 */
export function deleteAccount(deps: HandlerDeps): Handler<"httpAccountServices", "deleteAccount"> {
  const { store, now } = deps;
  return async (_, caller) => {
    const accountId = accountOf(caller);
    requireRecentSignIn(caller, now());
    const deletedAt = now().toISOString();
    await store.transaction(async (tx) => {
      tx.set("deletedAccounts", accountId, { deletedAt, isIdentityGone: false });
      tx.delete("carts", accountId);
      tx.delete("accounts", accountId);
    });
    await finishDeletion(deps, accountId);
    return {};
  };
}
