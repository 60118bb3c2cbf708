import type { Locator, Page } from "@playwright/test";

type Timed = Window & { benchTime?: Promise<number> };

/**
 * Clicks in the middle of an element and times, in the page itself, from when the browser got the click to the first
 * frame that shows another quantity: what a hand would feel. The page is not asked anything meanwhile.
 * @param unless a text that must not be in sight any more, either
 * @returns ms
 */
export async function timeClick(page: Page, target: Locator, unless?: string): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to click");
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // The hand is there before it presses.
  await page.mouse.move(...place);
  await page.evaluate(watchNextClick, unless);
  await page.mouse.click(...place);
  return page.evaluate(() => (window as Timed).benchTime ?? Number.NaN);
}

function watchNextClick(unless: string | undefined): void {
  const main = document.querySelector("main");
  const shown = () => main?.querySelector("input")?.value;
  const before = shown();
  const isThere = () => shown() !== before && (unless === undefined || !main?.textContent.includes(unless));
  (window as Timed).benchTime = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (!isThere()) requestAnimationFrame(look);
          // After this frame is drawn.
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** What the page has worked so far, in milliseconds. */
export async function workOf(page: Page): Promise<() => Promise<{ script: number; task: number }>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { script: of("ScriptDuration"), task: of("TaskDuration") };
  };
}

/** From now on the page's processor is this many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
