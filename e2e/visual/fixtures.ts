import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { serveFolder } from "./serve-folder.ts";
import { Workshop } from "./workshop.ts";

export const BUILT = fileURLToPath(new URL("../../packages/ui/storybook-static/", import.meta.url));

/** One window for all stories of a worker: what the browser has read and compiled once serves them all. */
export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, give) => {
      const { origin, server } = await serveFolder(BUILT);
      const context = await browser.newContext({
        locale: "es-MX",
        timezoneId: "America/Mexico_City",
        reducedMotion: "reduce",
      });
      await give(await Workshop.open(await context.newPage(), origin));
      await context.close();
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
