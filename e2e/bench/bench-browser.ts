import { chromium } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import { Shopper } from "../pages/shopper.ts";

/**
 * Runs something in Chromium, which is closed afterwards.
 * @param origin of the shop
 * @param act gets what opens the shop for somebody new, with a browser of their own
 */
export async function withBrowser<T>(
  origin: string,
  act: (open: () => Promise<Shopper>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await act(async () => {
      const context = await browser.newContext({ baseURL: origin, locale: "es-MX", serviceWorkers: "block" });
      return new Shopper(await context.newPage());
    });
  } finally {
    await browser.close();
  }
}
