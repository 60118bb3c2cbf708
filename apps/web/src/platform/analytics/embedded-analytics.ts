import type { AnalyticsEvent } from "@shop/contract";
import type { AnalyticsSink } from "./analytics-sink.ts";

const PATH = "/estadisticas-de-prueba";

/** The embedded backend replaces the analytics service; its mailbox shows the received events, in order. */
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
    // A lost event is not shown to the shopper.
    await fetch(PATH, request).catch(() => undefined);
  };
  return {
    send: (event) => {
      last = report(event, last);
    },
    stop: () => stopped.abort(),
  };
}
