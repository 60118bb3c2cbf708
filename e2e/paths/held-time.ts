import type { Page } from "@playwright/test";

/**
 * In a page whose time is held, whatever waits longer than a moment waits until the test lets a while pass, and the
 * cart waits as long as it ever does. Set up before the page is loaded.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const MOMENT = 900;
    const WHILE = 31_000;
    const waiting = new Map<number, () => void>();
    const realSet = window.setTimeout.bind(window);
    const realClear = window.clearTimeout.bind(window);
    let names = -1;
    const set = (action: TimerHandler, time?: number, ...rest: unknown[]) => {
      if (typeof action !== "function" || time === undefined || time < MOMENT || time > WHILE)
        return realSet(action, time, ...rest);
      waiting.set(names, () => action(...rest));
      return names--;
    };
    const clear = (name?: number) => {
      if (!waiting.delete(name ?? 0)) realClear(name);
    };
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    const realNow = Date.now.bind(Date);
    let offset = 0;
    Date.now = () => realNow() + offset;
    addEventListener("testPath:clock", (event) => {
      if (event instanceof CustomEvent) offset += Number(event.detail);
    });
    // Of the longest wait the cart takes a random part.
    Math.random = () => 0.999;
    addEventListener("testPath:while", () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const action of due) action();
    });
  });
}

/** Everything that waits in a page of held time has waited long enough. */
export async function letAWhilePass(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("testPath:while")));
}

/** The clock of a page in held time is put forward, or back, for this document and those after it. @param by ms */
export async function moveClock(page: Page, by: number): Promise<void> {
  const move = (ms: number) => void dispatchEvent(new CustomEvent("testPath:clock", { detail: ms }));
  await page.addInitScript(move, by);
  await page.evaluate(move, by);
}
