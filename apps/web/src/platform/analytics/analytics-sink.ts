import type { AnalyticsEvent } from "@shop/contract";

/** Where analytics events go. */
export type AnalyticsSink = {
  send: (event: AnalyticsEvent) => void;
  /** From now on nothing is sent, not even what waits. */
  stop: () => void;
};
