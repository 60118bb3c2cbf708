import type { AnalyticsEvent } from "@shop/contract";

/** Where analytics events go. */
export type AnalyticsSink = {
  send: (event: AnalyticsEvent) => void;
  /** Sends nothing any more, not even queued events. */
  stop: () => void;
};
