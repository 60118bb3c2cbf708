import { test as base, expect, type BrowserContext } from "@playwright/test";
import { Shopper } from "./pages/shopper.ts";
import { watchContext } from "./watch-context.ts";

export type ShopOptions = {
  /** Where the shop that all tests share keeps its data. */
  dataFolder: string;
};

type ShopFixtures = {
  /** Somebody with one open tab, not signed in. */
  shopper: Shopper;
  /** Somebody else, with a browser of their own. */
  stranger: Shopper;
  /** Declares an error that this test causes. It must occur: a declaration that is out of date fails too. */
  expectTrouble: (...patterns: RegExp[]) => void;
};

export const test = base.extend<ShopOptions & ShopFixtures>({
  dataFolder: ["", { option: true }],

  expectTrouble: [
    async ({ browser, baseURL }, give) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [];
      const watch = (context: BrowserContext) =>
        watchContext(context, baseURL ?? "", (trouble) => troubles.push(trouble));
      browser.on("context", watch);
      await give((...patterns) => expected.push(...patterns));
      browser.off("context", watch);
      expect({
        undeclared: troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
        missing: expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble))),
      }).toEqual({ undeclared: [], missing: [] });
    },
    { auto: true },
  ],

  shopper: async ({ page }, give) => give(new Shopper(page)),

  stranger: async ({ browser }, give) => {
    const context = await browser.newContext();
    await give(new Shopper(await context.newPage()));
    await context.close();
  },
});

export { expect };
