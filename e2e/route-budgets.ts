import type { Page } from "@playwright/test";

/**
 * What a first visit of a screen loads: transferred kB (1 kB is 1000 bytes, without headers, compressed by the build),
 * and requests of any kind.
 */
export type Fetched = { scripts: number; styles: number; fonts: number; requests: number };

/**
 * The most that a first visit of each screen may fetch, until nothing more comes. Every screen has these three kinds
 * alone: pictures and answers, which are of the catalogue, count among the requests. What starts in a task of its own
 * is a file of its own: four more in each first load (docs/decisions/0098-precomputed-system.md).
 *
 * Cart, checkout, account and order are opened by a signed-in shopper: 32 kB of theirs are the identity SDK, one file
 * as it is published (docs/decisions/0051-auth-sdk-as-published.md). Contact judges its form by the schema of its call:
 * 12 kB are the contract's, which other screens fetch with their first call.
 */
export const ROUTE_BUDGETS = {
  home: { scripts: 194, styles: 1, fonts: 37, requests: 62 },
  marketplace: { scripts: 216, styles: 1, fonts: 37, requests: 68 },
  product: { scripts: 204, styles: 1, fonts: 37, requests: 45 },
  cart: { scripts: 262, styles: 1, fonts: 37, requests: 51 },
  checkout: { scripts: 278, styles: 1, fonts: 37, requests: 60 },
  login: { scripts: 205, styles: 1, fonts: 37, requests: 38 },
  register: { scripts: 200, styles: 1, fonts: 37, requests: 34 },
  account: { scripts: 253, styles: 1, fonts: 37, requests: 51 },
  order: { scripts: 248, styles: 1, fonts: 37, requests: 48 },
  about: { scripts: 180, styles: 1, fonts: 37, requests: 21 },
  contact: { scripts: 204, styles: 1, fonts: 37, requests: 29 },
} satisfies Record<string, Fetched>;

export type Route = keyof typeof ROUTE_BUDGETS;

const ENDINGS = { scripts: ".js", styles: ".css", fonts: ".woff2" };

/** What a page has fetched since it was opened. */
export async function readFetched(page: Page): Promise<Fetched> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const weigh = (ending: string) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    scripts: weigh(ENDINGS.scripts),
    styles: weigh(ENDINGS.styles),
    fonts: weigh(ENDINGS.fonts),
    requests: files.length + 1, // and the page itself
  };
}

/** What is above its budget, each as a sentence. */
export function excessOf(route: string, fetched: Fetched, budget: Fetched): string[] {
  const kinds = Object.keys(budget) as (keyof Fetched)[];
  return kinds
    .filter((kind) => fetched[kind] > budget[kind])
    .map((kind) => `${route}: ${kind} ${round(fetched[kind])}, budget ${round(budget[kind])}`);
}

/** One line of figures. */
export function describeFetched(route: string, { scripts, styles, fonts, requests }: Fetched): string {
  return `${route}: scripts ${round(scripts)} kB, styles ${round(styles)} kB, fonts ${round(fonts)} kB, ${requests} requests`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
