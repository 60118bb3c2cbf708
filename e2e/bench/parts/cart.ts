// How the cart feels, in Chromium.
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { OrderSetup } from "../../order-setup.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { withBrowser, type Visit } from "../bench-browser.ts";
import { withDemoShop } from "../bench-shop.ts";
import type { Part } from "../bench.ts";
import { spreadOf, type Figure, type Spread } from "../figures.ts";
import { slowDown, timeClick, untilIdle, watchPaints, workOf, type View } from "../stopwatch.ts";

const CHANGES = ["setProductQuantity", "addProductToCart", "removeProduct", "clearCart"];
const BEANS = { id: "frijol-negro-900-g", name: "Frijol negro 900 g" };
const PIECES = 5;
const FAST_CLICKS = 50;
const TIMED_CLICKS = 40;
const TIMED_CHANGES = 15;
const LINES = 100;
/** The units of the only line. */
const UNITS = "main input";
/** What a line says until the server has answered, and what the sums say until they are reckoned. */
const CONFIRMED = { selector: UNITS, unless: ["Sin confirmar"] };
const SUMMED = { selector: ".receipt__total", unless: ["Guardando cambios…", "Calculando…"] };
const SLOWED = 4;
const DEMO = new URL("../../../apps/functions/catalog/demo.json", import.meta.url);

export const part: Part = {
  title: "The cart",
  measure: () => withDemoShop(({ origin }) => withBrowser(origin, measure)),
};

async function measure(visit: Visit): Promise<Figure[]> {
  const fastClicks = await visit(clickFast);
  const idle = await visit((shopper) => timeScreens(shopper, true));
  const inHaste = await visit((shopper) => timeScreens(shopper, false));
  const confirmed = await visit((shopper) => timeAnswers(shopper, CONFIRMED));
  const summarised = await visit((shopper) => timeAnswers(shopper, SUMMED));
  const otherTab = await visit(timeOtherTab);
  const { script, task } = await visit(timeHundredLines);
  return [
    {
      what: `${FAST_CLICKS} fast clicks on "+", lost`,
      unit: "clicks",
      values: { value: fastClicks.lost },
      target: { value: "value", max: 0 },
    },
    { what: `${FAST_CLICKS} fast clicks on "+", calls`, unit: "calls", values: { value: fastClicks.calls } },
    {
      what: `click to changed screen, processor slowed ${SLOWED} times`,
      unit: "ms",
      values: idle.changed,
      target: { value: "median", max: 50 },
    },
    {
      what: "the same, as the browser counts it (to the frame that is seen)",
      unit: "ms",
      values: idle.painted,
    },
    {
      what: "click to changed screen, while the click before is on its way",
      unit: "ms",
      values: inHaste.changed,
    },
    {
      what: "click to confirmed by the server",
      unit: "ms",
      values: confirmed,
      target: { value: "median", max: 50 },
    },
    { what: "click to new sums, confirmed by the server", unit: "ms", values: summarised },
    {
      what: "click in one tab to changed screen of another",
      unit: "ms",
      values: otherTab,
      target: { value: "median", max: 1000 },
    },
    { what: `one change in a cart of ${LINES} lines, script`, unit: "ms", values: script },
    { what: `one change in a cart of ${LINES} lines, all work of the page`, unit: "ms", values: task },
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

async function clickFast(shopper: Shopper): Promise<{ lost: number; calls: number }> {
  const beans = await openCart(shopper);
  shopper.calls.forget();
  await beans.increaseBy(FAST_CLICKS);
  await beans.seeQuantity(PIECES + FAST_CLICKS);
  await shopper.cart.seeConfirmed();
  await expect(shopper.cart.pay).toBeEnabled();
  const calls = shopper.calls.count(...CHANGES);
  // What counts is what the server has.
  await shopper.page.reload();
  await expect(beans.quantity).toBeVisible();
  const stored = Number(await beans.quantity.inputValue());
  return { lost: PIECES + FAST_CLICKS - stored, calls };
}

/** @param isAtRest whether each click waits until the one before is settled */
async function timeScreens(
  shopper: Shopper,
  isAtRest: boolean,
): Promise<{ changed: Spread; painted: Spread }> {
  const beans = await openCart(shopper);
  await slowDown(shopper.page, SLOWED);
  const paints = await watchPaints(shopper.page);
  const times: number[] = [];
  await repeat(TIMED_CLICKS, async () => {
    times.push(await timeClick(shopper.page, beans.increase, { selector: UNITS }));
    if (!isAtRest) return;
    await expect(shopper.cart.pay).toBeEnabled();
    await untilIdle(shopper.page);
  });
  return { changed: spreadOf(times), painted: spreadOf(await paints()) };
}

async function timeAnswers(shopper: Shopper, view: View): Promise<Spread> {
  const beans = await openCart(shopper);
  const times: number[] = [];
  await repeat(TIMED_CHANGES, async () => {
    times.push(await timeClick(shopper.page, beans.increase, view));
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

async function timeHundredLines(shopper: Shopper): Promise<{ script: Spread; task: Spread }> {
  await shopper.haveAccount();
  await fill(shopper.setup);
  await shopper.open("/login");
  await shopper.signIn();
  await shopper.open("/carritocompras");
  await expect(shopper.cart.lines.nth(LINES - 1)).toBeVisible();
  await expect(shopper.cart.receipt).toBeVisible();
  const name = (await shopper.cart.lines.nth(LINES / 2).getAttribute("aria-label")) ?? "";
  const work = await workOf(shopper.page);
  const script: number[] = [];
  const task: number[] = [];
  await repeat(TIMED_CHANGES, async (index) => {
    const line = shopper.cart.line(name);
    const before = await work();
    const summarised = shopper.calls.answered("getPaymentCart");
    await (index % 2 === 0 ? line.increase : line.decrease).click();
    await summarised;
    await shopper.cart.seeConfirmed();
    const after = await work();
    script.push(after.script - before.script);
    task.push(after.task - before.task);
  });
  return { script: spreadOf(script), task: spreadOf(task) };
}

/** Puts one piece of each of the first products into the account's cart, as another device would. */
async function fill(setup: OrderSetup): Promise<void> {
  const { products } = JSON.parse(readFileSync(DEMO, "utf8")) as {
    products: { id: string; stock: number }[];
  };
  const many = products.filter(({ stock }) => stock > TIMED_CHANGES).slice(0, LINES);
  await setup.putIn(Object.fromEntries(many.map(({ id }) => [id, 1])));
}

async function repeat(times: number, act: (index: number) => Promise<void>, index = 0): Promise<void> {
  if (index === times) return;
  await act(index);
  await repeat(times, act, index + 1);
}
