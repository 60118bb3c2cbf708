import { FailureError } from "@shop/contract";
import type { Store, Transaction } from "../documents/collections.ts";

/**
 * The only way to write for an account: after its deletion a pending call writes nothing.
 * @param queue the contended resource, as in `Store.transaction`; by default the account's documents
 * @throws FailureError 401 when the account is deleted; what `run` throws
 */
export function accountTransaction<R>(
  store: Store,
  accountId: string,
  run: (tx: Transaction) => Promise<R>,
  queue = `account ${accountId}`,
): Promise<R> {
  return store.transaction(async (tx) => {
    if (await tx.get("deletedAccounts", accountId)) throw new FailureError({ id: 401 });
    return run(tx);
  }, queue);
}
