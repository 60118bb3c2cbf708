import { toFailure } from "@shop/contract";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";
import { entryOf, type Log } from "../call/log.ts";
import type { Store } from "../documents/collections.ts";

/** How long a result is cached (ms), so that frequent checks cost no reads. */
const FRESH_MS = 5000;

export type HealthDeps = { store: Store; log: Log; now: () => Date; newId: () => string };

/** Whether the shop can read and write its store: 200 `{"status":"ok"}`, else 503 `{"status":"unavailable"}`. */
export function httpHealth({ store, log, now, newId }: HealthDeps): HttpsFunction {
  let last: { at: number; healthy: Promise<boolean> } | undefined;
  const isHealthy = async (): Promise<boolean> => {
    // Each check writes a document of its own: those of other processes would contend with it for a common one.
    const id = newId();
    try {
      // The document is removed at once, but has to be written: only a write fails on a full disk.
      await store.transaction(async (tx) => {
        await tx.get("limits", id);
        tx.set("limits", id, { count: 0, endsAt: now().toISOString() });
        tx.delete("limits", id);
      });
      return true;
    } catch (error) {
      log(entryOf(toFailure(error), error, { requestId: id, service: "httpHealth", method: "write" }));
      return false;
    }
  };
  return onRequest({ cors: false }, async (_request, response) => {
    const at = now().getTime();
    if (!last || at - last.at >= FRESH_MS) last = { at, healthy: isHealthy() };
    const healthy = await last.healthy;
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    response
      .writeHead(healthy ? 200 : 503, headers)
      .end(JSON.stringify({ status: healthy ? "ok" : "unavailable" }));
  });
}
