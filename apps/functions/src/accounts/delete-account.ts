import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { requireRecentSignIn } from "./require-recent-sign-in.ts";
import { releaseOrders } from "./release-orders.ts";

/**
 * Ends the account. The identity goes last: until then the shopper can sign in and try again, and every step
 * that was done already does nothing.
 */
export function deleteAccount({
  store,
  now,
  deleteIdentity,
}: HandlerDeps): Handler<"httpAccountServices", "deleteAccount"> {
  return async (_, caller) => {
    const accountId = accountOf(caller);
    requireRecentSignIn(caller, now());
    await store.transaction(async (tx) => {
      tx.delete("carts", accountId);
      tx.delete("accounts", accountId);
    });
    await releaseOrders(store, accountId);
    await deleteIdentity(accountId);
    return {};
  };
}
