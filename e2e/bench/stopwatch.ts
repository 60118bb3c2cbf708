import type { Page } from "@playwright/test";

type Watched = Window & { benchTimes?: number[] };

/**
 * Times, in the page itself, each click from when the browser got it to the first frame that shows another
 * quantity: what a hand would feel, without the way to the test.
 */
export async function watchClicks(page: Page): Promise<{ times: () => Promise<number[]> }> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as Watched).benchTimes = times;
    const shown = () => document.querySelector<HTMLInputElement>("main input")?.value;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const before = shown();
        const look = () => {
          if (shown() === before) requestAnimationFrame(look);
          // After this frame is drawn.
          else setTimeout(() => times.push(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  return { times: () => page.evaluate(() => (window as Watched).benchTimes ?? []) };
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
