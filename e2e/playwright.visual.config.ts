import { defineConfig } from "@playwright/test";
import { launchOptions } from "@shop/browser";

/** Compares what the stories look like with the pictures in `visual/pictures`; `-u` takes those anew. */
export default defineConfig({
  testDir: "visual",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  // Letters and lines are the same to the pixel in one browser; a few edges are not, when it is busy.
  expect: { toHaveScreenshot: { animations: "disabled", maxDiffPixelRatio: 0.001 } },
  use: {
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(),
  },
});
