import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { tallyBoughtTogether } from "./catalog/stored/bought-together.ts";
import { finishDeletions } from "./accounts/delete-account.ts";
import type { Identity } from "./accounts/identity.ts";
import { forgetClosedOrders } from "./accounts/release-orders.ts";
import { entryOf, type Log } from "./call/log.ts";
import type { Store } from "./documents/collections.ts";
import { QUERY_LIMIT } from "./store/check-query.ts";
import type { PaymentDeps } from "./payments/payment-provider.ts";
import { expireUnpaidOrders, settleDueRefunds } from "./orders/expire-unpaid-orders.ts";

type SweepDeps = PaymentDeps & Pick<Identity, "deleteIdentity"> & { log: Log };

/** How long a sweep may take (s): until the next one. It waits for providers. */
const TIMEOUT = 300;

/**
 * Every five minutes: cancels unpaid orders, retries failed refunds, finishes interrupted deletions, anonymizes orders
 * of deleted accounts, removes expired documents (operations, codes, limits), and counts what is bought together if the
 * last count is old. Steps that need no provider do not wait for those that do. A repeated failure with the same reason
 * is logged once.
 */
export function sweepOrders({
  store,
  payments,
  now,
  newId,
  deleteIdentity,
  log,
}: SweepDeps): ScheduleFunction {
  /** The failures of the last sweep, which are logged already. */
  let reported = new Set<string>();
  return onSchedule({ schedule: "every 5 minutes", timeoutSeconds: TIMEOUT }, async () => {
    const requestId = newId();
    const failed = new Set<string>();
    const onError = (task: string, error: unknown, id = "") => {
      const entry = entryOf({ id: 500 }, error, { requestId, service: "sweepOrders", method: task });
      const failure = `${task} ${id} ${entry.error}`;
      if (!reported.has(failure)) log(entry);
      failed.add(failure);
    };
    const deps = { store, payments, now, onError };
    const attempt = (task: string, work: Promise<unknown>) =>
      work.catch((error: unknown) => onError(task, error));
    const settlePayments = async () => {
      await attempt("expire", expireUnpaidOrders(deps));
      await attempt("refund", settleDueRefunds(deps));
    };
    const tidyUp = async () => {
      const onDeletionError = (error: unknown, id: string) => onError("deletion", error, id);
      await attempt("deletion", finishDeletions({ store, now, deleteIdentity }, onDeletionError));
      await attempt("closedOrders", forgetClosedOrders(store));
      await attempt("openOrders", forgetEnded(store, "openOrders", now()));
      await attempt("operations", forgetEnded(store, "operations", now()));
      await attempt("signInCodes", forgetEnded(store, "signInCodes", now()));
      await attempt("limits", forgetEnded(store, "limits", now()));
      await attempt("boughtTogether", tallyBoughtTogether(store, now()));
    };
    await Promise.all([settlePayments(), tidyUp()]);
    reported = failed;
  });
}

/**
 * Removes every document whose `endsAt` has passed; a renewed one stays. Only the sweep does this: calls would contend
 * for the same oldest documents.
 */
async function forgetEnded(
  store: Store,
  collection: "limits" | "openOrders" | "operations" | "signInCodes",
  now: Date,
): Promise<void> {
  const orderBy = { field: "endsAt", direction: "asc" } as const;
  const oldest = await store.query({ collection, orderBy, limit: QUERY_LIMIT });
  const ids = oldest.filter(({ doc }) => hasEnded(doc.endsAt, now)).map(({ id }) => id);
  if (ids.length === 0) return;
  await store.transaction(async (tx) => {
    // It may have been renewed since.
    const found = await tx.getMany(collection, ids);
    for (const [index, id] of ids.entries()) {
      const doc = found[index];
      if (doc && hasEnded(doc.endsAt, now)) tx.delete(collection, id);
    }
  });
  if (ids.length === QUERY_LIMIT) await forgetEnded(store, collection, now);
}

function hasEnded(endsAt: string, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}
