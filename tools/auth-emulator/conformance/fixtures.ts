import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type BrowserContext } from "@playwright/test";
import { buildPage } from "./build-page.ts";
import type { Difference } from "./differences.ts";
import { localTarget } from "./local-target.ts";
import { officialTarget } from "./official-target.ts";
import { Service } from "./service.ts";
import { servePage, Tab } from "./tab.ts";
import type { Target } from "./target.ts";

export type IdentityOptions = {
  /** The command of firebase-tools, for the official emulator; empty for the local service. */
  firebaseTools: string;
};

type WorkerFixtures = IdentityOptions & {
  target: Target;
  /** Makes an empty browser that finds the page of this suite. */
  newContext: () => Promise<BrowserContext>;
};
type TestFixtures = {
  service: Service;
  /** Makes a browser of somebody's own, and opens a tab in it. */
  openBrowser: () => Promise<Tab>;
  tab: Tab;
  /** What the present target answers where the two differ. */
  own: <T>(difference: Difference<T>) => T;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firebaseTools: ["", { option: true, scope: "worker" }],

  target: [
    async ({ firebaseTools }, give) => {
      const folder = mkdtempSync(join(tmpdir(), "auth-conformance-"));
      try {
        const target = await (firebaseTools ? officialTarget(firebaseTools, folder) : localTarget(folder));
        await give(target);
        await target.close();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],

  newContext: [
    async ({ browser, target }, give) => {
      const module = await buildPage();
      await give(async () => {
        const context = await browser.newContext();
        await servePage(context, target.origin, module);
        return context;
      });
    },
    { scope: "worker" },
  ],

  service: async ({ target, request }, give) => give(new Service(target, request)),

  openBrowser: async ({ newContext, target: { origin } }, give) => {
    const contexts: BrowserContext[] = [];
    const strays: string[] = [];
    await give(async () => {
      const context = await newContext();
      contexts.push(context);
      context.on("request", (request) => {
        if (!request.url().startsWith(`${origin}/`)) strays.push(request.url());
      });
      return Tab.open(context, origin);
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(strays, "requests to other machines").toEqual([]);
  },

  tab: async ({ openBrowser }, give) => give(await openBrowser()),

  own: async ({ target }, give) => give((difference) => difference[target.name]),
});

export { expect };
