import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";

/** Ends every session of the caller's account. However old the sign-in: it is what one does about a lost device. */
export function signOutEverywhere({
  endSessions,
}: HandlerDeps): Handler<"httpAccountServices", "signOutEverywhere"> {
  return async (_, caller) => {
    await endSessions(accountOf(caller));
    return {};
  };
}
