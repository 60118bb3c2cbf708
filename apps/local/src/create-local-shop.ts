import { randomInt } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import {
  createFunctions,
  retryContention,
  roleOf,
  type FunctionsDeps,
  type Providers,
} from "@shop/functions";
import express, { type RequestHandler } from "express";
import { callables } from "./http/callables.ts";
import { builtWeb } from "./http/built-web.ts";
import { deskApp, deskSources } from "./http/desk-app.ts";
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
import { shopPictures } from "./catalog/shop-pictures.ts";
import { failCalls } from "./failures/fail-calls.ts";
import { failureRoutes } from "./failures/failure-routes.ts";
import { InjectedFailures } from "./failures/injected-failures.ts";
import { mailsSection } from "./mails/mails-section.ts";
import { localAccounts } from "./staff/local-accounts.ts";
import { openData } from "./start/open-data.ts";
import { createTestProvider } from "./test-provider/create-test-provider.ts";

export interface LocalShopOptions {
  /** Contains the only file of the shop, `shop.sqlite`. Created if missing. */
  readonly dataFolder: string;
  readonly shop: FunctionsDeps["shop"];
  /** The payment providers besides the test provider. */
  readonly providers?: Providers;
  /** The folder of the built web app. */
  readonly webRoot?: string;
  /** The folder of the built counter. */
  readonly deskRoot?: string;
  /** Serve the web app and the counter from their sources instead, during development. */
  readonly web?: RequestHandler;
  readonly desk?: RequestHandler;
}

export type LocalShop = ReturnType<typeof createLocalShop>;

/** How long opening the file waits for another process that writes, in ms. */
const OPENING_TIMEOUT = 5000;

/** How long a write of the auth emulator or the test provider waits (ms). Meanwhile the event loop is blocked. */
const BUSY_TIMEOUT = 50;

/**
 * The whole shop as one Express app: functions, auth emulator and web app, over one SQLite file.
 * @throws what the file system and SQLite throw when the data cannot be opened
 */
export function createLocalShop(options: LocalShopOptions) {
  const { dataFolder, shop, providers, webRoot, web, deskRoot, desk } = options;
  const { store, file } = openData(dataFolder);
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT });
  const analytics = createAnalyticsEvents(database);
  const auth = openAuthEmulator(
    database,
    shop,
    async () => `${await mailsSection(store, shop)}${analyticsSection(analytics.list(), shop)}`,
  );
  let origin = "";
  const failures = new InjectedFailures();
  const testProvider = createTestProvider({
    database,
    locale: shop.locale,
    origin: () => origin,
    isAway: () => failures.missing === "pagos",
  });
  // The long timeout was for creating the tables; from here on a write must not block other requests for so long.
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  const accounts = localAccounts(auth);
  const firstRoleCode = String(randomInt(10 ** 10)).padStart(10, "0");
  const { httpPaymentWebhooks, httpHealth, httpPages, sweepOrders, ...functions } = createFunctions({
    store,
    shop,
    payments: { providers: { ...providers, prueba: testProvider.provider }, origin: () => origin },
    // This machine sends no mail, and its auth emulator accepts only its own tokens.
    sendSignInCode: async ({ email, code, endsAt }) =>
      retryContention(async () => auth.sendEmailCode({ email, code, expiresAt: endsAt.getTime() })),
    findUnverifiedAccount: (email) => retryContention(async () => auth.findUnverified(email)),
    createEmailToken: (email) => retryContention(async () => auth.createEmailToken(email)),
    createAccountToken: (accountId) => retryContention(async () => auth.createToken(accountId)),
    accounts,
    firstRoleCode,
    pictures: shopPictures,
    // What `httpPages` renders pages with.
    ...(webRoot !== undefined && { web: builtWeb(webRoot) }),
  });

  const app = express();
  app.disable("x-powered-by");
  app.use(requireLoopbackHost, securityHeaders({ dev: web !== undefined }), failureRoutes(failures));
  // Responses are personal: no browser may store them.
  app.use("/api", (_request, response, next) => {
    response.set("cache-control", "no-store");
    next();
  });
  // Before the callables, which require a genuine token: a provider signs its messages instead.
  app.use("/api", paymentWebhooks(httpPaymentWebhooks));
  // It reads nothing of the request, so the type's `rawBody` may be missing.
  app.get("/api/httpHealth", (request, response) =>
    httpHealth(request as Parameters<typeof httpHealth>[0], response),
  );
  app.use("/api", auth.requireGenuineToken, callables(functions, failCalls(failures, shop.locale)));
  app.use(analyticsRoutes(analytics));
  app.use(auth.router);
  app.use(testProvider.router);
  app.use(pageRoutes(httpPages, web ? undefined : webRoot));
  if (desk) app.use(deskSources(desk));
  else if (deskRoot !== undefined) app.use(deskApp(deskRoot));
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
    /** The code of `takeFirstRole`, while nobody is of *dirección*. It is stored nowhere. */
    firstRoleCode: async () =>
      (await accounts.list()).some((each) => roleOf(each) === "direccion") ? undefined : firstRoleCode,
    /** Sets the origin of the shop, such as `http://127.0.0.1:4173`: its test provider sends its webhooks there. */
    servedAt: (address: string) => {
      origin = address;
    },
    /** Runs the periodic tasks: late answers of the test provider, and the scheduled function. */
    sweep: async () => {
      try {
        await testProvider.deliver();
      } finally {
        // Also while the test provider reaches nobody.
        await sweepOrders.run({ scheduleTime: new Date().toISOString() });
      }
    },
    close: async () => {
      await store.close();
      database.close();
    },
  };
}
