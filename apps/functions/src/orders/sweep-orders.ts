import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { finishInterrupted } from "../catalog/import/finish-import.ts";
import { tallyBoughtTogether } from "../catalog/related/tally-bought-together.ts";
import { finishDeletions } from "../accounts/finish-deletions.ts";
import { forgetClosedOrders } from "../accounts/release-orders.ts";
import type { HandlerDeps } from "../call/handler.ts";
import { entryOf } from "../call/log-entry.ts";
import type { Log } from "../call/log.ts";
import { forgetEnded } from "../store/forget-ended.ts";
import { expireUnpaidOrders, settleDueRefunds } from "./expire-unpaid-orders.ts";

/** How long a sweep may take, in seconds: until the next one. Providers are waited for. */
const TIMEOUT = 300;

/**
 * Every five minutes: unpaid orders end, refunds that failed are tried again, deletions and imports that were interrupted
 * are finished, who left is forgotten, what has ended (operations, codes, limits) is removed, and what is bought
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
}: HandlerDeps & { log: Log }): ScheduleFunction {
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
      await attempt("import", finishInterrupted(store, now()));
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
