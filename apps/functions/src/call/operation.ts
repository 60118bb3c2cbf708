import { createHash } from "node:crypto";
import type { RejectedLine } from "@shop/contract";
import type { Transaction, OperationDoc } from "../documents/collections.ts";

/** In ms, 31 days: a device resends a change for as long as it stores it, which is thirty days. */
const REMEMBERED = 31 * 24 * 60 * 60 * 1000;

/** Idempotency key of one change of an account: of its cart or its address book. */
export type Operation = { accountId: string; operationId: string | undefined };

/** The record of an applied operation; undefined if it was not applied, or has no id. */
export async function readOperation(
  tx: Transaction,
  { accountId, operationId }: Operation,
): Promise<OperationDoc | undefined> {
  return operationId === undefined ? undefined : tx.get("operations", keyOf(accountId, operationId));
}

/**
 * Records an operation in the transaction that applies it. Each has its own document: a list in the cart would have to
 * be short, and would be read and written with every change.
 * @param at when it is applied
 */
export function rememberOperation(
  tx: Transaction,
  { accountId, operationId }: Operation,
  { at, rejectedLines }: { at: Date; rejectedLines?: RejectedLine[] },
): void {
  if (operationId === undefined) return;
  const endsAt = new Date(at.getTime() + REMEMBERED).toISOString();
  tx.create("operations", keyOf(accountId, operationId), {
    endsAt,
    ...(rejectedLines && { rejectedLines }),
  });
}

function keyOf(accountId: string, operationId: string): string {
  return createHash("sha256")
    .update(JSON.stringify([accountId, operationId]))
    .digest("base64url");
}
