import { expect, type Page } from "@playwright/test";

/** The worker of a tab, and its caches. */
export class ShopWorker {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The worker controls this tab, and has cached the home. */
  async seeServing(): Promise<void> {
    const isServed = () => this.page.evaluate(() => navigator.serviceWorker.controller?.state);
    await expect.poll(isServed, { timeout: 20_000 }).toBe("activated");
    await expect
      .poll(async () => (await this.cached()).filter(({ path }) => path.startsWith("/answers/")))
      .not.toEqual([]);
  }

  /** The worker and its caches are removed. */
  async seeGone(): Promise<void> {
    const hasStoredIdentity = () =>
      this.page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return [registrations.length, navigator.serviceWorker.controller, ...(await caches.keys())];
      });
    await expect.poll(hasStoredIdentity).toEqual([0, null]);
  }

  /** All cached responses, with their texts. */
  async cached(): Promise<{ path: string; text: string }[]> {
    return this.page.evaluate(async () => {
      const names = await caches.keys();
      const opened = await Promise.all(names.map((name) => caches.open(name)));
      const things = await Promise.all(
        opened.map(async (cache) =>
          Promise.all(
            (await cache.keys()).map(async (key) => ({
              path: new URL(key.url).pathname,
              text: (await (await cache.match(key))?.text()) ?? "",
            })),
          ),
        ),
      );
      return things.flat();
    });
  }
}
