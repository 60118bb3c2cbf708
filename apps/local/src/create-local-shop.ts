import { DatabaseSync } from "node:sqlite";
import type { AuthEmulator } from "@shop/auth-emulator";
import {
  createFunctions,
  retryContention,
  type FunctionsDeps,
  type Log,
  type Providers,
  type Store,
} from "@shop/functions";
import express, { type Express, type RequestHandler } from "express";
import { callables } from "./http/callables.ts";
import { builtWeb } from "./http/built-web.ts";
import { pageRoutes } from "./http/page-routes.ts";
import { paymentWebhooks } from "./http/payment-webhooks.ts";
import { reportError } from "./http/report-error.ts";
import { requireLoopbackHost } from "./http/require-loopback-host.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { webApp } from "./http/web-app.ts";
import { createAnalyticsEvents } from "./analytics/analytics-events.ts";
import { analyticsRoutes } from "./analytics/analytics-routes.ts";
import { analyticsSection } from "./analytics/analytics-section.ts";
import { openAuthEmulator } from "./auth/open-auth-emulator.ts";
import { failCalls } from "./failures/fail-calls.ts";
import { failureRoutes } from "./failures/failure-routes.ts";
import { InjectedFailures } from "./failures/injected-failures.ts";
import { openData } from "./start/open-data.ts";
import { createTestProvider } from "./test-provider/create-test-provider.ts";

export interface LocalShopOptions {
  /** Holds the one file of the shop, `shop.sqlite`. Made when missing. */
  readonly dataFolder: string;
  readonly shop: FunctionsDeps["shop"];
  /** How one can pay besides the test provider. */
  readonly providers?: Providers;
  /** The folder of the built web app. */
  readonly webRoot?: string;
  /** Serves the web app in its place while it is being developed. */
  readonly web?: RequestHandler;
  readonly log?: Log;
}

export interface LocalShop {
  readonly app: Express;
  readonly store: Store;
  readonly auth: AuthEmulator;
  /** Reports where it answers, such as `http://127.0.0.1:4173`: its test provider reports there. */
  servedAt(origin: string): void;
  /** What is to be done now and then: late answers of the test provider, and what the schedule runs. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

type HealthRequest = Parameters<ReturnType<typeof createFunctions>["httpHealth"]>[0];

/** How long opening the file waits for another process that writes, in ms. */
const OPENING_TIMEOUT = 5000;

/** How long a write of the auth emulator or the test provider does, in ms. Meanwhile nothing else is answered. */
const BUSY_TIMEOUT = 50;

/**
 * The whole shop as one Express app: functions, auth emulator and web app, over one SQLite file.
 * @throws what the file system and SQLite throw when the data cannot be opened
 */
export function createLocalShop(options: LocalShopOptions): LocalShop {
  const { dataFolder, shop, providers, webRoot, web, log } = options;
  const { store, file } = openData(dataFolder);
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT });
  const analytics = createAnalyticsEvents(database);
  const auth = openAuthEmulator(database, shop, () => analyticsSection(analytics.list(), shop));
  let origin = "";
  const failures = new InjectedFailures();
  const testProvider = createTestProvider({
    database,
    locale: shop.locale,
    origin: () => origin,
    isAway: () => failures.missing === "pagos",
  });
  // All tables are made.
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  const { httpPaymentWebhooks, httpHealth, httpPages, sweepOrders, ...functions } = createFunctions({
    store,
    shop,
    payments: { providers: { ...providers, prueba: testProvider.provider }, origin: () => origin },
    // This machine sends no mail, and its auth emulator takes no token but its own.
    sendSignInCode: async ({ email, code, endsAt }) =>
      retryContention(async () => auth.sendEmailCode({ email, code, expiresAt: endsAt.getTime() })),
    findUnverifiedAccount: (email) => retryContention(async () => auth.findUnverified(email)),
    createEmailToken: (email) => retryContention(async () => auth.createEmailToken(email)),
    createAccountToken: (accountId) => retryContention(async () => auth.createToken(accountId)),
    ...(log && { log }),
    ...(webRoot !== undefined && { web: builtWeb(webRoot) }),
  });

  const app = express();
  app.disable("x-powered-by");
  app.use(requireLoopbackHost, securityHeaders({ dev: web !== undefined }), failureRoutes(failures));
  // Answers are personal: no browser stores one.
  app.use("/api", (_request, response, next) => {
    response.set("cache-control", "no-store");
    next();
  });
  app.use("/api", paymentWebhooks(httpPaymentWebhooks));
  // It reads nothing of the request: that the functions' host adds a `rawBody` does not matter.
  app.get("/api/httpHealth", (request, response) => httpHealth(request as HealthRequest, response));
  app.use("/api", auth.requireGenuineToken, callables(functions, failCalls(failures, shop.locale)));
  app.use(analyticsRoutes(analytics));
  app.use(auth.router);
  app.use(testProvider.router);
  app.use(pageRoutes(httpPages, web ? undefined : webRoot));
  if (web) {
    app.use(web);
  } else if (webRoot !== undefined) {
    app.use(webApp(webRoot));
  }
  app.use(reportError);

  return {
    app,
    store,
    auth,
    servedAt: (address) => {
      origin = address;
    },
    sweep: async () => {
      await testProvider.deliver();
      await sweepOrders.run({ scheduleTime: new Date().toISOString() });
    },
    close: async () => {
      await store.close();
      database.close();
    },
  };
}
