import { defineConfig, devices } from "@playwright/test";
import checks from "./playwright.config.ts";

const size = (width: number, height: number) => ({ viewport: { width, height }, deviceScaleFactor: 1 });

/** Takes the pictures of the README, of the shop as it is now. */
export default defineConfig({
  ...checks,
  testDir: "pictures",
  reporter: "list",
  workers: 1,
  projects: [
    { name: "390", use: { ...devices["Pixel 7"], ...size(390, 844) } },
    { name: "1440", use: size(1440, 900) },
  ],
});
