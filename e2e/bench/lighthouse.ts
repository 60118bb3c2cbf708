import { chromium } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import getPort from "get-port";
import lighthouse, { type Result } from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/** The least points of each category on every screen that is measured. */
export const LEAST_SCORES = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };

/**
 * How fast the phone is, in Lighthouse's own benchmark: slower than what Chrome's developer tools call a mid-tier phone
 * (1000, a Pixel 5). By default Lighthouse makes any machine four times slower, which is another phone on each (docs/decisions/0082).
 */
const PHONE = 700;

/** Opens a page as Lighthouse does on a phone, with simulated throttling. */
export type Audit = (url: string) => Promise<Result>;

/** Runs something with one browser for all audits, which is closed afterwards. */
export async function withLighthouse<T>(act: (audit: Audit) => Promise<T>): Promise<T> {
  const port = await getPort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    const machine = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    await page.close();
    const cpuSlowdownMultiplier = Math.max(1, machine / PHONE);
    console.log(`The processor is slowed ${cpuSlowdownMultiplier.toFixed(1)} times.`);
    return await act(async (url) => {
      const outcome = await lighthouse(url, {
        port,
        logLevel: "error",
        output: "json",
        throttling: { cpuSlowdownMultiplier },
      });
      if (!outcome) throw new Error(`Lighthouse said nothing about ${url}`);
      return outcome.lhr;
    });
  } finally {
    await browser.close();
  }
}

/** Points of a category, such as `seo`, of 100. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}
