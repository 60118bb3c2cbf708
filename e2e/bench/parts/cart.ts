// How the cart feels, in Chromium.
import { expect } from "@playwright/test";
import type { Shopper } from "../../pages/shopper.ts";
import { withBrowser, type Visit } from "../bench-browser.ts";
import { withDemoShop } from "../bench-shop.ts";
import { spreadOf, type Figure, type Spread, type Part } from "../figures.ts";
import { slowDown, timeClick, untilIdle, watchPaints } from "../stopwatch.ts";

const BEANS = { id: "frijol-negro-900-g", name: "Frijol negro 900 g" };
const PIECES = 5;
const FAST_CLICKS = 50;
const TIMED_CLICKS = 40;
const TIMED_CHANGES = 15;
const TIMED_DRAWERS = 10;
/** The units of the only line. */
const UNITS = "main input";
/** What a line says until the server has answered. */
const CONFIRMED = { selector: UNITS, unless: ["Sin confirmar"] };
const DRAWER = { selector: '[role="dialog"]' };
const SLOWED = 4;

export const part: Part = {
  title: "The cart",
  measure: () => withDemoShop(({ origin }) => withBrowser(origin, measure)),
};

async function measure(visit: Visit): Promise<Figure[]> {
  const lost = await visit(clickFast);
  const { changed, painted } = await visit(timeScreens);
  const confirmed = await visit(timeAnswers);
  const otherTab = await visit(timeOtherTab);
  const drawer = await visit(timeDrawer);
  return [
    {
      what: `${FAST_CLICKS} fast clicks on "+", lost`,
      unit: "clicks",
      values: { value: lost },
      target: { value: "value", max: 0 },
    },
    {
      what: `click to changed screen, processor slowed ${SLOWED} times`,
      unit: "ms",
      values: changed,
      target: { value: "median", max: 45 },
    },
    {
      what: "the same, as the browser counts it (to the frame that is seen)",
      unit: "ms",
      values: painted,
    },
    {
      what: "click to confirmed by the server",
      unit: "ms",
      values: confirmed,
      target: { value: "median", max: 50 },
    },
    {
      what: "click in one tab to changed screen of another",
      unit: "ms",
      values: otherTab,
      target: { value: "median", max: 1000 },
    },
    {
      what: `opening the drawer, processor slowed ${SLOWED} times`,
      unit: "ms",
      values: drawer,
      target: { value: "median", max: 80 },
    },
  ];
}

/** The cart page of a new account with enough of one product to be paid. */
async function openCart(shopper: Shopper) {
  await shopper.register();
  await shopper.buy(BEANS.id, BEANS.name);
  await shopper.open("/carritocompras");
  const beans = shopper.cart.line(BEANS.name);
  await beans.type(PIECES);
  await expect(shopper.cart.pay).toBeEnabled();
  return beans;
}

/** How many of the clicks the server does not have. */
async function clickFast(shopper: Shopper): Promise<number> {
  const beans = await openCart(shopper);
  await beans.increaseBy(FAST_CLICKS);
  await beans.seeQuantity(PIECES + FAST_CLICKS);
  await shopper.cart.seeConfirmed();
  await expect(shopper.cart.pay).toBeEnabled();
  // What counts is what the server has.
  await shopper.page.reload();
  await expect(beans.quantity).toBeVisible();
  return PIECES + FAST_CLICKS - Number(await beans.quantity.inputValue());
}

/** Each click waits until the one before is settled. */
async function timeScreens(shopper: Shopper): Promise<{ changed: Spread; painted: Spread }> {
  const beans = await openCart(shopper);
  await slowDown(shopper.page, SLOWED);
  const paints = await watchPaints(shopper.page);
  const times: number[] = [];
  await repeat(TIMED_CLICKS, async () => {
    times.push(await timeClick(shopper.page, beans.increase, { selector: UNITS }));
    await expect(shopper.cart.pay).toBeEnabled();
    await untilIdle(shopper.page);
  });
  return { changed: spreadOf(times), painted: spreadOf(await paints()) };
}

async function timeAnswers(shopper: Shopper): Promise<Spread> {
  const beans = await openCart(shopper);
  const times: number[] = [];
  await repeat(TIMED_CHANGES, async () => {
    times.push(await timeClick(shopper.page, beans.increase, CONFIRMED));
    await expect(shopper.cart.pay).toBeEnabled();
    await untilIdle(shopper.page);
  });
  return spreadOf(times);
}

async function timeOtherTab(shopper: Shopper): Promise<Spread> {
  const beans = await openCart(shopper);
  const other = await shopper.openTab();
  await other.open("/carritocompras");
  const { quantity } = other.cart.line(BEANS.name);
  await expect(quantity).toHaveValue(String(PIECES));
  const times: number[] = [];
  await repeat(TIMED_CHANGES, async (index) => {
    const start = performance.now();
    await beans.increase.click();
    await quantity.evaluate(waitForUnits, String(PIECES + index + 1));
    times.push(performance.now() - start);
    await expect(shopper.cart.pay).toBeEnabled();
  });
  return spreadOf(times);
}

/** In the page itself, a look each few milliseconds: a test looks too seldom. */
function waitForUnits(input: SVGElement | HTMLElement, units: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () =>
      input instanceof HTMLInputElement && input.value === units ? resolve() : setTimeout(look, 5);
    look();
  });
}

async function timeDrawer(shopper: Shopper): Promise<Spread> {
  const { page } = shopper;
  await shopper.open("/marketplace");
  await expect(shopper.marketplace.products.first()).toBeVisible();
  await slowDown(page, SLOWED);
  const open = async () => {
    const time = await timeClick(page, page.locator("#vista-rapida"), DRAWER);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    return time;
  };
  // The first time brings its code.
  await open();
  const times: number[] = [];
  await repeat(TIMED_DRAWERS, async () => {
    times.push(await open());
  });
  return spreadOf(times);
}

async function repeat(times: number, act: (index: number) => Promise<void>, index = 0): Promise<void> {
  if (index === times) return;
  await act(index);
  await repeat(times, act, index + 1);
}
