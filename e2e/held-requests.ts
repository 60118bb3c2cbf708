import { expect, type Page } from "@playwright/test";

/** Requests of a page that are held until they are released. */
export type HeldRequests = {
  letGo: () => void;
  /** @param count how many were made, held or not */
  seeCount: (count: number) => Promise<void>;
};

/** @param what of their addresses: a part of them, or a pattern such as `**\/assets/*.js` */
export async function holdRequests(page: Page, what: RegExp | string): Promise<HeldRequests> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let made = 0;
  await page.route(what, async (route, request) => {
    if (request.method() !== "OPTIONS") made += 1;
    await promise;
    await route.continue();
  });
  return { letGo: resolve, seeCount: (count) => expect.poll(() => made).toBe(count) };
}
