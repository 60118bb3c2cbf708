import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import { addresses } from "./emulators/addresses.ts";
import { privacyChoice } from "./emulators/privacy-choice.ts";

/** The part `emulators` of `npm run test:full`, which starts the emulators and says where they are. */
export default defineConfig({
  testDir: "emulators",
  globalSetup: "./emulators/set-up.ts",
  // An emulated function is a process for each pending call.
  workers: 1,
  timeout: 180_000,
  globalTimeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "reports/emulators.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: addresses().origin,
    locale: "es-MX",
    // Consent is rejected, except in tests of analytics.
    storageState: privacyChoice("rejected"),
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: launchOptions(),
  },
});
