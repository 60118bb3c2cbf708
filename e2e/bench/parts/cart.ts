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
  const timeClicks = async () => {
    const times = await inTurn([...Array(CLICKS).keys()], async () => {
      const time = await timeClick(page, beans.increase);
      await expect(cart.pay).toBeEnabled();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return time;
    });
    return (at: number) => times.map((time) => time[at] ?? Number.NaN);
  };

  const plain = await timeClicks();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const slowed = await timeClicks();
  const ms = (what: string, value: number, aim?: { max: number }) => ({ what, value, unit: "ms", ...aim });
  return [
    ms(`to the number between − and +, processor slowed ${SLOWED} times`, medianOf(slowed(0)), { max: 45 }),
    ms("the same, 95 of 100 within", percentile(slowed(0), 0.95)),
    ms(`to the number on the cart's button, slowed ${SLOWED} times`, medianOf(slowed(1))),
    ms(`to confirmed by the server, slowed ${SLOWED} times`, medianOf(slowed(2))),
    ms("to confirmed by the server", medianOf(plain(2)), { max: 40 }),
  ];
}

type Timed = Window & { benchTimes?: Promise<number[]> };

/**
 * Clicks in the middle of an element and measures, in the page itself, from the click event to the first frame that
 * shows its effect, without calls into the page meanwhile.
 * @returns ms to the units of the only line, to those on the cart's button, and to where nothing is unconfirmed
 */
async function timeClick(page: Page, target: Locator): Promise<number[]> {
  // The pointer is on the element, and the layout is stable, before the click.
  await target.hover();
  await page.evaluate(watchNextClick);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as Timed).benchTimes ?? []);
}

function watchNextClick(): void {
  const line = () => document.querySelector<HTMLInputElement>("main input")?.value;
  const button = () => document.querySelector("header a[href='/carritocompras']")?.textContent;
  const before = { line: line(), button: button() };
  const steps = [
    () => line() !== before.line,
    () => button() !== before.button,
    () => !document.body.textContent.includes("Sin confirmar"),
  ];
  (window as Timed).benchTimes = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("the click was not confirmed within 10 s")), 10_000);
    const onClick = ({ timeStamp }: MouseEvent) => {
      const times: number[] = [];
      const look = () => {
        const missing = steps.findIndex((step) => !step());
        // As soon as this frame is rendered, before the tasks that are queued after it.
        void scheduler.postTask(() => note(missing), { priority: "user-blocking" });
      };
      const note = (missing: number) => {
        const reached = missing < 0 ? steps.length : missing;
        while (times.length < reached) times.push(performance.now() - timeStamp);
        if (missing < 0) resolve(times);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", onClick, { capture: true, once: true });
  });
}
