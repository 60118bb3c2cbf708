import type { HandlerDeps } from "../call/handler.ts";
import { finishDeletion } from "./finish-deletions.ts";

/**
 * Ends an account. From its first transaction on nothing is written for it any more (`accountTransaction`), so that no
 * call under way brings it back. The identity goes last: until then whoever asked for it can try again. What is
 * interrupted is finished by the scheduled sweep.
 */
export async function endAccount(
  deps: Pick<HandlerDeps, "store" | "now" | "deleteIdentity">,
  accountId: string,
): Promise<void> {
  const deletedAt = deps.now().toISOString();
  await deps.store.transaction(async (tx) => {
    tx.set("deletedAccounts", accountId, { deletedAt, isIdentityGone: false });
    tx.delete("carts", accountId);
    tx.delete("accounts", accountId);
  });
  await finishDeletion(deps, accountId);
}
