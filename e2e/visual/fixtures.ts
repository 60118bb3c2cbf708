import { test as base } from "@playwright/test";
import { serveFolder, WORKSHOP } from "./serve-folder.ts";
import { Workshop } from "./workshop.ts";

/** One window for all stories of a worker, so that the browser loads and compiles the code once. */
export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, give) => {
      const { origin, close } = await serveFolder(WORKSHOP);
      const context = await browser.newContext({
        locale: "es-MX",
        timezoneId: "America/Mexico_City",
        reducedMotion: "reduce",
      });
      await give(await Workshop.open(await context.newPage(), origin));
      await context.close();
      await close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
