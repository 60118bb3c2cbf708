import { FailureError } from "@shop/contract";
import { endAccount } from "../accounts/end-account.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { Transaction } from "../store/store.ts";
import { addressKey, isCodeOf } from "./code-hash.ts";

type Outcome = "right" | "signInCodeWrong" | "signInCodeEnded";

/**
 * A token that signs in whoever has read the code that came to an address. The code counts once. An account of that address
 * that is not verified may be another's, who lies in wait in it: it ends, with all that it has, and a new one is made.
 * @throws FailureError 422 `signInCodeWrong`, 422 `signInCodeEnded`
 */
export function redeemSignInCode(deps: HandlerDeps): Handler<"httpAccountServices", "redeemSignInCode"> {
  const { store, now, findUnverifiedAccount, createEmailToken } = deps;
  return async ({ email, code }) => {
    const key = addressKey(email);
    const outcome = await store.transaction((tx) => redeem(tx, { key, code, now: now() }), `code ${key}`);
    if (outcome !== "right") throw new FailureError({ id: 422, field: "code", reason: outcome });
    const unverified = await findUnverifiedAccount(email);
    if (unverified !== undefined) await endAccount(deps, unverified);
    return { token: await createEmailToken(email) };
  };
}

/** A wrong code is counted, and so stays counted: the transaction has to end well. */
async function redeem(
  tx: Transaction,
  { key, code, now }: { key: string; code: string; now: Date },
): Promise<Outcome> {
  const sent = await tx.get("signInCodes", key);
  if (!sent || sent.triesLeft === 0 || Date.parse(sent.endsAt) <= now.getTime()) return "signInCodeEnded";
  if (isCodeOf(sent.hash, sent.salt, code)) {
    tx.delete("signInCodes", key);
    return "right";
  }
  tx.set("signInCodes", key, { ...sent, triesLeft: sent.triesLeft - 1 });
  return "signInCodeWrong";
}
