import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ShopApp } from "./app/app.tsx";
import { askedInspection } from "./platform/inspection/inspection-request.ts";
import { readDehydratedState } from "./app/ssr/dehydrated-state.ts";
import { removeServerRendered, isServerRendered } from "./app/ssr/server-rendered-page.ts";
import { hasAnalytics, opensOffline, readEnvironment } from "./platform/env.ts";
import { createOffline } from "./platform/service-worker/create-offline.ts";
import type { App } from "./app/create-app.ts";
import { createShopRouter } from "./app/router.tsx";
import { prepareFormats, prepareLanguages } from "./shared/format.ts";
import { loadWhenIdle } from "./app/analytics/load-when-idle.ts";
import { createServices } from "./app/services/create-services.ts";
import { readStoredIdentity } from "./platform/identity/stored-identity.ts";
import { createSessionCookie } from "./platform/session-cookie/session-cookie-access.ts";
import { lazy } from "./platform/browser/lazy.ts";
import { nextTask } from "./platform/browser/next-task.ts";
import { createOfflineServices } from "./platform/service-worker/offline-services.ts";
import { readSignOutReason } from "./platform/storage/read-sign-out-reason.ts";
import { recentProduct } from "./platform/storage/storage.ts";
import { routerIdle } from "./app/router-idle.ts";
import { domReady } from "./platform/browser/dom-ready.ts";

void open();

/** Each part is a task of its own: between two of them the page answers whoever touches it. */
async function open(): Promise<void> {
  await domReady();
  await nextTask();
  const page = document.getElementById("root");
  if (!page) throw new Error("index.html has no #root");
  const isHydrated = isServerRendered(page);
  const sessionCookie = createSessionCookie();
  const environment = readEnvironment(import.meta.env);
  const services = createServices(environment, sessionCookie, isHydrated ? readDehydratedState() : {});
  await nextTask();
  // What is imported statically runs in one task: the machines in another, with as much to do.
  const { createApp } = await import("./app/create-app.ts");
  await nextTask();
  const session = {
    cookie: sessionCookie.read(),
    hasStoredIdentity: readStoredIdentity(),
    signOutReason: readSignOutReason(),
  };
  await nextTask();
  const app = createApp(services, { session });
  await nextTask();
  const asked = askedInspection();
  if (asked !== null) await inspect(app, asked);
  app.start();
  await nextTask();
  prepareLanguages();
  await nextTask();
  prepareFormats();
  await nextTask();
  const router = createShopRouter(app, {
    ...services,
    readSessionCookie: sessionCookie.read,
    readRecentProduct: recentProduct.read,
    openMarketplace: lazy(async () =>
      (await import("./app/open-marketplace.ts")).openMarketplace(app, services),
    ),
  });
  await nextTask();
  const consent = hasAnalytics(environment)
    ? loadWhenIdle(async () => {
        const { loadConsent } = await import("./app/analytics/load-consent.ts");
        return loadConsent({ app, router, environment, watchOrders: services.watchOrders });
      })
    : undefined;
  const offline = createOffline(
    createOfflineServices(opensOffline(import.meta.env), () => routerIdle(router)),
  );

  const shop = (
    <StrictMode>
      <ShopApp app={app} consent={consent} offline={offline} router={router} />
    </StrictMode>
  );
  const renderInBrowser = () => {
    removeServerRendered(page);
    createRoot(page).render(shop);
  };
  const show = () =>
    isHydrated
      ? import("./app/ssr/hydrate.tsx").then(({ hydrate }) => hydrate(page, router, shop), renderInBrowser)
      : renderInBrowser();
  void show();
}

/** The start waits for the visualizer, which so records it; the shop starts without one that does not arrive. */
async function inspect(app: App, asked: string): Promise<void> {
  try {
    const { startInspecting } = await import("./platform/inspection/start-inspecting.ts");
    startInspecting(app, asked);
  } catch (error) {
    console.warn("the visualizer did not load", error);
  }
}
