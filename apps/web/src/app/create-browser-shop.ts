import { createBrowserRouter } from "react-router";
import { lazy } from "../platform/browser/lazy.ts";
import { nextTask } from "../platform/browser/next-task.ts";
import { hasAnalytics, opensOffline, readEnvironment } from "../platform/env.ts";
import { hasStoredIdentity } from "../platform/identity/stored-identity.ts";
import { inspectIfAsked } from "../platform/inspection/inspect-if-asked.ts";
import { createOffline } from "../platform/service-worker/create-offline.ts";
import { createOfflineServices } from "../platform/service-worker/offline-services.ts";
import { createSessionCookie } from "../platform/session-cookie/session-cookie-access.ts";
import { readSignOutReason } from "../platform/storage/read-sign-out-reason.ts";
import { recentProduct } from "../platform/storage/storage.ts";
import { loadWhenIdle } from "./analytics/load-when-idle.ts";
import { createApp } from "./machine/create-app.ts";
import { routerIdle } from "./router/router-idle.ts";
import { createShopRoutes } from "./router/routes.tsx";
import { createServices } from "./services/create-services.ts";
import { hydrateRouter, restoreApp } from "./ssr/hydrate.tsx";
import type { ServerState } from "./ssr/server-state.ts";

/**
 * Creates what runs in a browser: the machines with their services, and the router.
 * @param state of a server-rendered page: its machines are restored, and not started before `start` is called
 */
export async function createBrowserShop(state: ServerState | null) {
  const sessionCookie = createSessionCookie();
  const environment = readEnvironment(import.meta.env);
  const services = createServices(environment, sessionCookie, () =>
    app.getSnapshot().children.session?.send({ type: "session.unauthorised" }),
  );
  const readSession = () => ({
    cookie: sessionCookie.read(),
    hasStoredIdentity: hasStoredIdentity(),
    signOutReason: readSignOutReason(),
  });
  const app = state ? await restoreApp(services, state) : createApp(services, { session: readSession() });
  await inspectIfAsked(app);
  if (!state) app.start();
  const routes = createShopRoutes(app, {
    ...services,
    readSessionCookie: sessionCookie.read,
    readRecentProduct: recentProduct.read,
    // In a browser the product screen's machine reads them, once the shopper scrolls near them.
    readRelated: () => null,
    openMarketplace: lazy(async () =>
      (await import("./machine/open-marketplace.ts")).openMarketplace(app, services),
    ),
  });
  const { promise: started, resolve: notifyStarted } = Promise.withResolvers<void>();
  const router = state ? await hydrateRouter(routes, state, started) : createBrowserRouter(routes);
  const consent = hasAnalytics(environment)
    ? loadWhenIdle(async () => {
        const { loadConsent } = await import("./analytics/load-consent.ts");
        return loadConsent({ app, router, environment, watchOrders: services.watchOrders });
      })
    : null;
  const offline = createOffline(
    createOfflineServices(opensOffline(import.meta.env), () => routerIdle(router)),
  );
  const start = async () => {
    app.start();
    // Starting takes one task, rendering for this shopper another.
    await nextTask();
    app.send({ type: "session.start", ...readSession() });
    notifyStarted();
  };
  return { app, router, consent, offline, start };
}
