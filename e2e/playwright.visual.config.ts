import { defineConfig } from "@playwright/test";
import { launchOptions } from "@shop/browser";

const { args = [], ...browser } = launchOptions();

/** Compares what the stories look like with the pictures in `visual/pictures`; `-u` takes those anew. */
export default defineConfig({
  testDir: "visual",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // Once in some sixty loads Chromium rounds a half pixel down instead of up, in a page whose DOM and styles are the same.
  retries: 1,
  timeout: 60_000,
  outputDir: "test-results/visual",
  reporter: [["list"], ["json", { outputFile: "reports/visual.json" }]],
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  // A missing picture means that the story was not reviewed.
  updateSnapshots: "none",
  // Without it, subpixel positioning depends on the font configuration of the machine.
  use: { launchOptions: { ...browser, args: [...args, "--font-render-hinting=none"] } },
});
