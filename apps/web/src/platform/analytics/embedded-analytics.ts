import type { AnalyticsEvent } from "@shop/contract";
import type { AnalyticsSink } from "./analytics-sink.ts";

const PATH = "/estadisticas-de-prueba";

/** The embedded backend takes the place of a service of statistics; its mailbox shows what arrives, in order. */
export function openEmbeddedAnalytics(): AnalyticsSink {
  const stopped = new AbortController();
  let last = Promise.resolve();
  const report = async (event: AnalyticsEvent, before: Promise<void>) => {
    await before;
    if (stopped.signal.aborted) return;
    const request = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
      keepalive: true,
    };
    // An event that is lost is not worth a message to the shopper.
    await fetch(PATH, request).catch(() => undefined);
  };
  return {
    send: (event) => {
      last = report(event, last);
    },
    stop: () => stopped.abort(),
  };
}
