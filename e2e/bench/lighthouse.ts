import { chromium } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import getPort from "get-port";
import lighthouse, { type Artifacts, type Result } from "lighthouse";

/** The least points of each category on every screen that is measured. */
export const LEAST_SCORES = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };

/** Audits a page as Lighthouse does on a phone, with simulated throttling; returns also its artifacts. All audits, or some. */
export type Audit = (url: string, onlyAudits?: string[] | null) => Promise<Result & { artifacts: Artifacts }>;

/** Runs something with one browser for all audits, which is closed afterwards. */
export async function withLighthouse<T>(act: (audit: Audit) => Promise<T>): Promise<T> {
  const port = await getPort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    return await act(async (url, onlyAudits = null) => {
      const outcome = await lighthouse(url, {
        port,
        logLevel: "error",
        output: "json",
        onlyAudits,
        // Taken last, for the pictures of a report alone.
        disableFullPageScreenshot: true,
      });
      if (!outcome) throw new Error(`Lighthouse said nothing about ${url}`);
      return { ...outcome.lhr, artifacts: outcome.artifacts };
    });
  } finally {
    await browser.close();
  }
}

/** Points of a category, such as `seo`, of 100. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}
