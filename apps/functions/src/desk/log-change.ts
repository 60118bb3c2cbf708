import type { Collections, Transaction } from "../documents/collections.ts";

/** Who changes something: a member of staff, or a command, which has no account. */
export type Changer = { email: string; accountId?: string };

/**
 * Writes a change into the log, in the transaction that makes it.
 * @param id a new one
 * @param before what was changed, and `after` what it became: empty when the method says it all
 */
export function logChange(
  tx: Transaction,
  id: string,
  { email, accountId }: Changer,
  change: Omit<Collections["audit"], "by" | "accountId" | "before" | "after"> & {
    before?: string;
    after?: string;
  },
): void {
  const by = { by: email, ...(accountId !== undefined && { accountId }) };
  tx.create("audit", id, { before: "", after: "", ...change, ...by });
}
