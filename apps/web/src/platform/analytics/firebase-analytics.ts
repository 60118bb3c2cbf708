import {
  getAnalytics,
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from "firebase/analytics";
import { getApps, initializeApp } from "firebase/app";
import type { Environment } from "../env.ts";
import { paths } from "../../shared/paths.ts";
import type { AnalyticsSink } from "./analytics-sink.ts";

const NOWHERE: AnalyticsSink = { send: () => undefined, stop: () => undefined };
/** A separate app: only analytics use the measurement id. */
const NAME = "analytics";

/**
 * Firebase Analytics; only this call loads Google's own script. Nothing is shared for advertising. Of a URL only the
 * screen is sent: a query may hold a code, a path an order's id.
 */
export async function openFirebaseAnalytics({
  firebase,
  measurementId,
}: Environment): Promise<AnalyticsSink> {
  if (measurementId === undefined || !(await isSupported())) return NOWHERE;
  setConsent({
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  // It is initialized once a page: a second consent reuses it.
  const known = getApps().find(({ name }) => name === NAME);
  const analytics = known
    ? getAnalytics(known)
    : initializeAnalytics(initializeApp({ ...firebase, measurementId }, NAME), {
        config: {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          // A cookie of this host alone, so that it can be removed from here.
          cookie_domain: "none",
          page_location: screenAddress(),
          page_referrer: location.origin,
        },
      });
  setAnalyticsCollectionEnabled(analytics, true);
  return {
    send: ({ name, params }) =>
      // The SDK has an overload for each name, and none for their union; it accepts any string.
      logEvent(analytics, name as string, { ...params, page_location: screenAddress() }),
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
  };
}

/** The URL of the shown screen, without its query and without an order's id. */
function screenAddress(): string {
  const orders = paths.order("");
  const { origin, pathname } = location;
  return origin + (pathname.startsWith(orders) ? orders : pathname);
}
