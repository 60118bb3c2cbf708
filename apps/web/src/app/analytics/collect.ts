import type { Order } from "@shop/contract";
import type { TrackedOrders } from "./tracked-orders.ts";
import { trackShop } from "./track-shop.ts";
import type { Environment } from "../../platform/env.ts";
import type { App } from "../machine/create-app.ts";
import type { ShopRouter } from "../router/routes.tsx";
import type { AnalyticsSink } from "../../platform/analytics/analytics-sink.ts";

/** The parts of the running shop that are tracked. */
export type TrackedShop = {
  app: App;
  router: ShopRouter;
  environment: Environment;
  watchOrders: (listener: (order: Order) => void) => () => void;
};

/**
 * Observes the shop, and sends its events to the analytics service of this build.
 * @returns stops it
 */
export async function collectFrom(
  { app, router, environment, watchOrders }: TrackedShop,
  tracked: TrackedOrders,
): Promise<() => void> {
  const sink = await openSink(environment);
  const watchPath = (listener: (path: string) => void) => {
    const pathOf = ({ location: { pathname, search } }: ShopRouter["state"]) => pathname + search;
    listener(pathOf(router.state));
    return router.subscribe((state) => {
      // A screen that is still loading is not tracked yet.
      if (state.navigation.state === "idle") listener(pathOf(state));
    });
  };
  const [load] = performance.getEntriesByType("navigation");
  const isLoadedAgain = load instanceof PerformanceNavigationTiming && load.type !== "navigate";
  const signals = { watchPath, watchOrders, tracked, isLoadedAgain, now: Date.now };
  const stop = trackShop(app, signals, sink.send);
  return () => {
    stop();
    sink.stop();
  };
}

async function openSink(environment: Environment): Promise<AnalyticsSink> {
  return environment.isEmbedded
    ? (await import("../../platform/analytics/embedded-analytics.ts")).openEmbeddedAnalytics()
    : (await import("../../platform/analytics/firebase-analytics.ts")).openFirebaseAnalytics(environment);
}
