import type { Locator, Page } from "@playwright/test";

type Timed = Window & { benchTime?: Promise<number> };

/** What is to change, and what must not be in sight any more, either. */
type View = {
  /** Finds what is looked at: what is written in it, or that it is there at all. */
  selector: string;
  unless?: readonly string[];
};

/**
 * Clicks in the middle of an element and times, in the page itself, from when the browser got the click to the first
 * frame that shows something else: what a hand would feel. The page is not asked anything meanwhile.
 * @returns ms
 */
export async function timeClick(page: Page, target: Locator, view: View): Promise<number> {
  // The hand is there, and the place at rest, before it presses.
  await target.hover();
  await page.evaluate(watchNextClick, view);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as Timed).benchTime ?? Number.NaN);
}

function watchNextClick({ selector, unless }: View): void {
  const shown = () => {
    const seen = document.querySelector(selector);
    return seen instanceof HTMLInputElement ? seen.value : seen?.textContent;
  };
  const before = shown();
  const isThere = () =>
    shown() !== before && !unless?.some((sentence) => document.body.textContent.includes(sentence));
  (window as Timed).benchTime = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`nothing new in ${selector} within 10 s`)), 10_000);
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (!isThere()) requestAnimationFrame(look);
          // As soon as the page has drawn this frame: before all that waits in it to be done afterwards.
          else
            void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
              priority: "user-blocking",
            });
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/**
 * From now on, what the browser itself says of each click: from the press to the next frame that is seen.
 * @returns tells them, in steps of 8 ms; those below 16 ms are left out
 */
export async function watchPaints(page: Page): Promise<() => Promise<number[]>> {
  const watched = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const watch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") durations.push(duration);
    });
    const slow: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    watch.observe(slow);
    return durations;
  });
  return () => watched.jsonValue();
}

/** Until the page has done all that what came before gave it to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** From now on the page's processor is this many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
