import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ShopApp } from "./app.tsx";
import { askedInspection } from "./asked-inspection.ts";
import { readAnswers } from "./drawn/answers.ts";
import { dropDrawn, isDrawn } from "./drawn/drawn-page.ts";
import { countsIn, opensOffline, readEnvironment } from "./env.ts";
import { createOffline } from "./offline/create-offline.ts";
import type { App } from "./machine/create-app.ts";
import { createShopRouter } from "./router.tsx";
import { prepareFormats, prepareLanguages } from "./texts/format.ts";
import { askLater } from "./wiring/ask-later.ts";
import { createServices } from "./wiring/create-services.ts";
import { hasIdentityRemains } from "./wiring/identity-remains.ts";
import { createLeaseCookie } from "./wiring/lease-cookie.ts";
import { lazy } from "./wiring/lazy.ts";
import { nextTask } from "./wiring/next-task.ts";
import { createOfflineServices } from "./wiring/offline-services.ts";
import { readFarewell } from "./wiring/read-farewell.ts";
import { recentProduct } from "./wiring/storage.ts";
import { untilArrived } from "./wiring/until-arrived.ts";
import { untilParsed } from "./wiring/until-parsed.ts";

void open();

/** Each part is a task of its own: between two of them the page answers whoever touches it. */
async function open(): Promise<void> {
  await untilParsed();
  await nextTask();
  const page = document.getElementById("root");
  if (!page) throw new Error("index.html has no #root");
  const isTakenOver = isDrawn(page);
  const leaseCookie = createLeaseCookie();
  const environment = readEnvironment(import.meta.env);
  const services = createServices(environment, leaseCookie, isTakenOver ? readAnswers() : {});
  await nextTask();
  // What is imported statically runs in one task: the machines in another, with as much to do.
  const { createApp } = await import("./machine/create-app.ts");
  await nextTask();
  const session = { lease: leaseCookie.read(), remains: hasIdentityRemains(), farewell: readFarewell() };
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
    readLease: leaseCookie.read,
    readRecentProduct: recentProduct.read,
    openMarketplace: lazy(async () =>
      (await import("./machine/open-marketplace.ts")).openMarketplace(app, services),
    ),
  });
  await nextTask();
  const consent = countsIn(environment)
    ? askLater(async () => {
        const { loadConsent } = await import("./wiring/load-consent.ts");
        return loadConsent({ app, router, environment, watchOrders: services.watchOrders });
      })
    : undefined;
  const offline = createOffline(
    createOfflineServices(opensOffline(import.meta.env), () => untilArrived(router)),
  );

  const shop = (
    <StrictMode>
      <ShopApp app={app} consent={consent} offline={offline} router={router} />
    </StrictMode>
  );
  const drawAnew = () => {
    dropDrawn(page);
    createRoot(page).render(shop);
  };
  const show = () =>
    isTakenOver
      ? import("./drawn/take-over.tsx").then(({ takeOver }) => takeOver(page, router, shop), drawAnew)
      : drawAnew();
  void show();
}

/** The start waits for the visualizer, which so records it; the shop starts without one that does not arrive. */
async function inspect(app: App, asked: string): Promise<void> {
  try {
    const { startInspecting } = await import("./inspect/start-inspecting.ts");
    startInspecting(app, asked);
  } catch (error) {
    console.warn("the visualizer did not load", error);
  }
}
