import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { endAccount } from "./end-account.ts";
import { requireRecentSignIn } from "./require-recent-sign-in.ts";

/** Ends the account of who calls, and has just signed in. */
export function deleteAccount(deps: HandlerDeps): Handler<"httpAccountServices", "deleteAccount"> {
  return async (_, caller) => {
    const accountId = accountOf(caller);
    requireRecentSignIn(caller, deps.now());
    await endAccount(deps, accountId);
    return {};
  };
}
