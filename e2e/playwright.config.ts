import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import type { ShopOptions } from "./fixtures.ts";
import { inventShop } from "./invent-shop.ts";

const { origin, port, dataFolder } = await inventShop();

export default defineConfig<ShopOptions>({
  testDir: "specs",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // A machine that runs everything at once may be late for one key press; what passed only then is listed as flaky.
  retries: process.env["CI"] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTeardown: "./remove-data.ts",
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL: origin,
    dataFolder,
    locale: "es-MX",
    // Consent is rejected, except in tests of analytics.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "alacena:privacidad", value: "rejected" }] }],
    },
    // Tests hold and break calls, which they could not intercept in a worker.
    serviceWorkers: "block",
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"] }, grepInvert: /@phone-only/ },
    { name: "phone", use: { ...devices["Pixel 7"] }, grep: /@phone/ },
  ],
  webServer: {
    command: "node ../apps/local/src/main.ts",
    env: { PORT: port, SHOP_DATA: dataFolder },
    url: `${origin}/api/httpHealth`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
