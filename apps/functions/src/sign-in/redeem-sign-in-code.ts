import { FailureError } from "@shop/contract";
import { endAccount } from "../accounts/delete-account.ts";
import type { Identity } from "../accounts/identity.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { Transaction } from "../documents/collections.ts";
import { addressKey, codeKey, isCodeOf } from "./code-hash.ts";
import { MAX_TRIES } from "./request-sign-in-code.ts";

type Outcome = "right" | "signInCodeWrong" | "signInCodeEnded";

/**
 * Exchanges the code that was mailed to an address for a token. The code can be used once. An unverified account of
 * that address may be an attacker's: it is deleted with all its data, and a new one is created. A signed-in caller
 * reauthenticates with the code: the token is for their own account, which stays.
 * @throws FailureError 403 `notYours` for an address that is not the caller's own, 422 `signInCodeWrong`, 422
 * `signInCodeEnded`
 */
export function redeemSignInCode(
  deps: HandlerDeps & Identity,
): Handler<"httpAccountServices", "redeemSignInCode"> {
  const { store, now, findUnverifiedAccount, createEmailToken, createAccountToken } = deps;
  return async ({ email, request, code }, caller) => {
    const address = addressKey(email);
    if (caller.accountId !== undefined && addressKey(caller.email ?? "") !== address)
      throw new FailureError({ id: 403, reason: "notYours" });
    const tried = { key: codeKey(email, request), address, code, now: now() };
    const outcome = await store.transaction((tx) => redeem(tx, tried), `code ${address}`);
    if (outcome !== "right") throw new FailureError({ id: 422, field: "code", reason: outcome });
    if (caller.accountId !== undefined) return { token: await createAccountToken(caller.accountId) };
    const unverified = await findUnverifiedAccount(email);
    if (unverified !== undefined) await endAccount(deps, unverified);
    return { token: await createEmailToken(email) };
  };
}

/**
 * How many wrong codes an address accepts in a day, from all callers. After that each code can be tried once: guessing
 * gets no further, and the owner of the mailbox can still sign in.
 */
const WRONG_A_DAY = { max: 20, windowMs: 24 * 60 * 60 * 1000 };

/** The count of a wrong code must be stored, so the transaction must not throw. */
async function redeem(
  tx: Transaction,
  { key, address, code, now }: { key: string; address: string; code: string; now: Date },
): Promise<Outcome> {
  const wrongKey = addressKey(`wrong codes ${address}`);
  const [sent, counted] = await Promise.all([tx.get("signInCodes", key), tx.get("limits", wrongKey)]);
  const today = counted && Date.parse(counted.endsAt) > now.getTime() ? counted : { count: 0, endsAt: null };
  const spent = today.count >= WRONG_A_DAY.max ? MAX_TRIES - 1 : 0;
  if (!sent || sent.triesLeft <= spent || Date.parse(sent.endsAt) <= now.getTime()) return "signInCodeEnded";
  if (isCodeOf(sent.hash, sent.salt, code)) {
    tx.delete("signInCodes", key);
    return "right";
  }
  const endsAt = today.endsAt ?? new Date(now.getTime() + WRONG_A_DAY.windowMs).toISOString();
  tx.set("signInCodes", key, { ...sent, triesLeft: sent.triesLeft - 1 });
  tx.set("limits", wrongKey, { count: today.count + 1, endsAt });
  return "signInCodeWrong";
}
