import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { tallyBoughtTogether } from "./catalog/stored/bought-together.ts";
import { finishDeletions } from "./accounts/delete-account.ts";
import type { Identity } from "./accounts/identity.ts";
import { forgetClosedOrders } from "./accounts/release-orders.ts";
import type { HandlerDeps } from "./call/handler.ts";
import { entryOf, type Log } from "./call/log.ts";
import type { Store } from "./documents/collections.ts";
import { QUERY_LIMIT } from "./store/check-query.ts";
import type { Payments } from "./payments/payment-provider.ts";
import { expireUnpaidOrders, settleDueRefunds } from "./orders/expire-unpaid-orders.ts";

type SweepDeps = HandlerDeps & Pick<Identity, "deleteIdentity"> & { payments: Payments; log: Log };

/** How long a sweep may take, in seconds: until the next one. Providers are waited for. */
const TIMEOUT = 300;

/**
 * Every five minutes: unpaid orders end, refunds that failed are tried again, deletions that were interrupted are
 * finished, who left is forgotten, what has ended (operations, codes, limits) is removed, and what is bought
 * together is counted when the last count is old. What needs no provider waits for none. What goes on failing for the same
 * reason is in the log once.
 */
export function sweepOrders({
  store,
  payments,
  now,
  newId,
  deleteIdentity,
  log,
}: SweepDeps): ScheduleFunction {
  /** What failed at the last sweep, and why: of that there is a line already. */
  let known = new Set<string>();
  return onSchedule({ schedule: "every 5 minutes", timeoutSeconds: TIMEOUT }, async () => {
    const requestId = newId();
    const failed = new Set<string>();
    const onError = (task: string, error: unknown, id = "") => {
      const entry = entryOf({ id: 500 }, error, { requestId, service: "sweepOrders", method: task });
      const failure = `${task} ${id} ${entry.error}`;
      if (!known.has(failure)) log(entry);
      failed.add(failure);
    };
    const deps = { store, payments, onError };
    const attempt = (task: string, work: Promise<unknown>) =>
      work.catch((error: unknown) => onError(task, error));
    const settlePayments = async () => {
      await expireUnpaidOrders(deps, now());
      await settleDueRefunds(deps);
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
    known = failed;
  });
}

/**
 * Removes every document that has ended by its `endsAt`; one that has not, or began anew, stays. For the sweep alone: the
 * oldest are the same for everybody, and calls that removed them on their way would contend for them.
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
    // One of them may have begun anew since.
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
