import { chromium } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import { Shopper } from "../pages/shopper.ts";

/** Lets somebody new do something in the shop, with a browser of their own, which is closed afterwards. */
export type Visit = <T>(does: (shopper: Shopper) => Promise<T>) => Promise<T>;

/**
 * Runs something in Chromium, which is closed afterwards.
 * @param origin of the shop
 */
export async function withBrowser<T>(origin: string, act: (visit: Visit) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await act(async (does) => {
      const context = await browser.newContext({ baseURL: origin, locale: "es-MX", serviceWorkers: "block" });
      try {
        return await does(new Shopper(await context.newPage()));
      } finally {
        // A slowed page keeps a processor busy even when nothing happens in it.
        await context.close();
      }
    });
  } finally {
    await browser.close();
  }
}
