import { defineConfig } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import type { IdentityOptions } from "./conformance/fixtures.ts";

// Set by `node tools/run/official-identity.mjs`, which installs it.
const firebaseTools = process.env["SHOP_FIREBASE_TOOLS"] ?? "";
const name = firebaseTools ? "official" : "local";

export default defineConfig<object, IdentityOptions>({
  testDir: "conformance",
  forbidOnly: Boolean(process.env["CI"]),
  retries: process.env["CI"] ? 1 : 0,
  // One emulator for all cases: some put its clock forward.
  workers: 1,
  timeout: 30_000,
  outputDir: `test-results/${name}`,
  reporter: [["list"], ["json", { outputFile: `reports/identity-${name}.json` }]],
  use: { locale: "es-MX", launchOptions: launchOptions() },
  projects: [{ name, use: { firebaseTools } }],
});
