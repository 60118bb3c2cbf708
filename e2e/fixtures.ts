import { test as base, expect, type BrowserContext } from "@playwright/test";
import { Shopper } from "./pages/shopper.ts";
import { ShopProcess, type ShopProcessOptions } from "./shop-process.ts";
import { PageErrors } from "./page-errors.ts";
import { watchContext } from "./watch-context.ts";

export type ShopOptions = {
  /** The data folder of the shop that all tests share. */
  dataFolder: string;
};

type ShopFixtures = {
  pageErrors: PageErrors;
  /** A shopper with one open tab, not signed in. */
  shopper: Shopper;
  /** Another shopper, with their own browser. */
  stranger: Shopper;
  /** Declares an error that this test causes. It must occur: a declaration that is out of date fails too. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Declares an error that may occur, depending on a race. */
  allowErrors: (...patterns: RegExp[]) => void;
};

export const test = base.extend<ShopOptions & ShopFixtures>({
  dataFolder: ["", { option: true }],

  pageErrors: [
    async ({ browser, baseURL }, give) => {
      const pageErrors = new PageErrors();
      const watch = (context: BrowserContext) =>
        watchContext(context, baseURL ?? "", (message) => pageErrors.add(message));
      browser.on("context", watch);
      await give(pageErrors);
      browser.off("context", watch);
      expect(pageErrors.judge()).toEqual({ undeclared: [], missing: [] });
    },
    { auto: true },
  ],

  expectErrors: async ({ pageErrors }, give) => give((...patterns) => pageErrors.expect(patterns)),
  allowErrors: async ({ pageErrors }, give) => give((...patterns) => pageErrors.allow(patterns)),

  shopper: async ({ page }, give) => give(new Shopper(page)),

  stranger: async ({ browser }, give) => {
    const context = await browser.newContext();
    await give(new Shopper(await context.newPage()));
    await context.close();
  },
});

type OwnShop = Required<Pick<ShopProcessOptions, "webRoot" | "variables">> & { server: ShopProcess };

/** For tests with their own shop each, which they may stop and whose products they may change. */
export const withOwnShop = test.extend<OwnShop>({
  webRoot: [undefined, { option: true }],
  variables: [{}, { option: true }],
  server: async ({ dataFolder, webRoot, variables }, give) => {
    const server = await ShopProcess.open({ parent: dataFolder, webRoot, variables });
    await give(server);
    await server.close();
  },
  baseURL: async ({ server }, give) => give(server.origin),
});

export { expect };
