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
 * together is counted when the last count is old. What needs no provider waits for none.
 */
export function sweepOrders({
  store,
  payments,
  now,
  newId,
  deleteIdentity,
  log,
}: HandlerDeps & { log: Log }): ScheduleFunction {
  return onSchedule({ schedule: "every 5 minutes", timeoutSeconds: TIMEOUT }, async () => {
    const call = { requestId: newId(), service: "sweepOrders", method: "sweep" };
    const onError = (error: unknown) => log(entryOf({ id: 500 }, error, call));
    const deps = { store, payments, onError };
    const settlePayments = async () => {
      await expireUnpaidOrders(deps, now());
      await settleDueRefunds(deps);
    };
    const tidyUp = async () => {
      await finishDeletions({ store, now, deleteIdentity }, onError).catch(onError);
      await finishInterrupted(store, now()).catch(onError);
      await forgetClosedOrders(store).catch(onError);
      await forgetEnded(store, "openOrders", now()).catch(onError);
      await forgetEnded(store, "operations", now()).catch(onError);
      await forgetEnded(store, "signInCodes", now()).catch(onError);
      await forgetEnded(store, "limits", now()).catch(onError);
      await tallyBoughtTogether(store, now()).catch(onError);
    };
    await Promise.all([settlePayments(), tidyUp()]);
  });
}
