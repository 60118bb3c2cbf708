// What a click costs in the cart, in Chromium.
import { chromium, expect, type Locator, type Page } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import { inTurn } from "../../in-turn.ts";
import { Shopper } from "../../pages/shopper.ts";
import { withDemoShop } from "../bench-shop.ts";
import { medianOf, percentile, type Figure, type Part } from "../figures.ts";

const BEANS = { id: "frijol-negro-900-g", name: "Frijol negro 900 g" };
const CLICKS = 30;
const SLOWED = 4;
/** The units of the only line. */
const UNITS = "main input";

export const part: Part = {
  title: `A click in the cart (median of ${CLICKS})`,
  measure: () =>
    withDemoShop(async ({ origin }) => {
      const browser = await chromium.launch(launchOptions());
      try {
        const context = await browser.newContext({
          baseURL: origin,
          locale: "es-MX",
          serviceWorkers: "block",
        });
        return await measure(new Shopper(await context.newPage()));
      } finally {
        await browser.close();
      }
    }),
};

async function measure(shopper: Shopper): Promise<Figure[]> {
  const { page, cart } = shopper;
  await shopper.register();
  await shopper.buy(BEANS.id, BEANS.name);
  await shopper.open("/carritocompras");
  const beans = cart.line(BEANS.name);
  await beans.type(5);
  await expect(cart.pay).toBeEnabled();
  /** Each click waits until the one before is settled. */
  const timeClicks = (view: View) =>
    inTurn([...Array(CLICKS).keys()], async () => {
      const time = await timeClick(page, beans.increase, view);
      await expect(cart.pay).toBeEnabled();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return time;
    });

  const confirmed = await timeClicks({ selector: UNITS, unless: "Sin confirmar" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const changed = await timeClicks({ selector: UNITS });
  return [
    {
      what: `to the changed screen, processor slowed ${SLOWED} times`,
      value: medianOf(changed),
      unit: "ms",
      max: 45,
    },
    { what: "the same, 95 of 100 within", value: percentile(changed, 0.95), unit: "ms" },
    { what: "to confirmed by the server", value: medianOf(confirmed), unit: "ms", max: 40 },
  ];
}

/** What has to change: what is written in an element. And what must not be visible any more, either. */
type View = { selector: string; unless?: string };
type Timed = Window & { benchTime?: Promise<number> };

/**
 * Clicks in the middle of an element and times, in the page itself, from when the browser got the click to the first
 * frame that shows something else: what a hand would feel. The page is not asked anything meanwhile.
 * @returns ms
 */
async function timeClick(page: Page, target: Locator, view: View): Promise<number> {
  // The hand is there, and the place at rest, before it presses.
  await target.hover();
  await page.evaluate(watchNextClick, view);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as Timed).benchTime ?? Number.NaN);
}

function watchNextClick({ selector, unless }: View): void {
  const shown = () => document.querySelector<HTMLInputElement>(selector)?.value;
  const before = shown();
  const isThere = () =>
    shown() !== before && (unless === undefined || !document.body.textContent.includes(unless));
  (window as Timed).benchTime = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`nothing new in ${selector} within 10 s`)), 10_000);
    const onClick = ({ timeStamp }: MouseEvent) => {
      const end = () => resolve(performance.now() - timeStamp);
      const look = () => {
        if (!isThere()) requestAnimationFrame(look);
        // As soon as the page has rendered this frame: before all that waits in it to be done afterwards.
        else void scheduler.postTask(end, { priority: "user-blocking" });
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", onClick, { capture: true, once: true });
  });
}
