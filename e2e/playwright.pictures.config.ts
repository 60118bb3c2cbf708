import { defineConfig, devices } from "@playwright/test";
import checks from "./playwright.config.ts";

const size = (width: number, height: number) => ({ viewport: { width, height }, deviceScaleFactor: 1 });

/** Takes the pictures of the README, of the shop as it is now. */
export default defineConfig({
  ...checks,
  testDir: "pictures",
  reporter: "list",
  workers: 1,
  projects: (["light", "dark"] as const).flatMap((colorScheme) => {
    const mode = colorScheme === "dark" ? "-dark" : "";
    return [
      { name: `390${mode}`, use: { ...devices["Pixel 7"], ...size(390, 844), colorScheme } },
      { name: `1440${mode}`, use: { ...size(1440, 900), colorScheme } },
    ];
  }),
});
