// `npm run bench`: how the cart feels, measured in Chromium against the shop that was built.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, expect, type Browser } from "@playwright/test";
import { launchOptions } from "@shop/browser";
import { Shopper } from "../pages/shopper.ts";
import { ShopProcess } from "../shop-process.ts";
import { spreadOf, tableOf, type Figures, type Spread } from "./figures.ts";
import { slowDown, watchClicks, workOf } from "./stopwatch.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const REPORT = path("e2e/reports/bench.json");
const CHANGES = ["setProductQuantity", "addProductToCart", "removeProduct", "clearCart"];
const BEANS = { id: "frijol-negro-900-g", name: "Frijol negro 900 g" };
const PIECES = 5;
const FAST_CLICKS = 50;
const TIMED_CLICKS = 40;
const TIMED_CHANGES = 15;
const LINES = 100;
const SLOWED = 4;

if (existsSync(path("apps/web/dist/index.html"))) await run();
else {
  console.error("Falta la tienda construida. Corre «npm run build» y repite.");
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  const shop = await ShopProcess.open(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    const figures = await measure(browser, shop.origin);
    mkdirSync(path("e2e/reports"), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
    console.log(tableOf(figures));
  } finally {
    await browser.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, origin: string): Promise<Figures> {
  const open = async () => {
    const context = await browser.newContext({ baseURL: origin, locale: "es-MX", serviceWorkers: "block" });
    return new Shopper(await context.newPage());
  };
  const fastClicks = await clickFast(await open());
  const changedScreen = await timeScreens(await open());
  const confirmed = await timeConfirmations(await open());
  const hundredLines = await timeHundredLines(await open());
  return { load: loadavg()[0] ?? Number.NaN, fastClicks, changedScreen, confirmed, hundredLines };
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

async function clickFast(shopper: Shopper): Promise<Figures["fastClicks"]> {
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
  const kept = Number(await beans.quantity.inputValue());
  return { clicks: FAST_CLICKS, lost: PIECES + FAST_CLICKS - kept, calls };
}

async function timeScreens(shopper: Shopper): Promise<Figures["changedScreen"]> {
  const beans = await openCart(shopper);
  const { times } = await watchClicks(shopper.page);
  await slowDown(shopper.page, SLOWED);
  await repeat(TIMED_CLICKS, async (index) => {
    await beans.increase.click();
    await expect.poll(async () => (await times()).length).toBe(index + 1);
  });
  return { ...spreadOf(await times()), slowed: SLOWED };
}

async function timeConfirmations(shopper: Shopper): Promise<Spread> {
  const beans = await openCart(shopper);
  const times: number[] = [];
  await repeat(TIMED_CHANGES, async () => {
    const answered = shopper.calls.answered("setProductQuantity");
    const start = performance.now();
    await beans.increase.click();
    await answered;
    await shopper.cart.seeConfirmed();
    times.push(performance.now() - start);
    await expect(shopper.cart.pay).toBeEnabled();
  });
  return spreadOf(times);
}

async function timeHundredLines(shopper: Shopper): Promise<Figures["hundredLines"]> {
  await shopper.haveAccount();
  await fill(shopper);
  await shopper.open("/login");
  await shopper.signIn();
  await shopper.open("/carritocompras");
  await expect(shopper.cart.lines.nth(LINES - 1)).toBeVisible();
  await expect(shopper.cart.receipt).toBeVisible();
  const lines = await shopper.cart.lines.count();
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
  return { lines, script: spreadOf(script), task: spreadOf(task) };
}

/** Puts one piece of each of the first products into the account's cart, as another device would. */
async function fill({ page, email, password }: Shopper): Promise<void> {
  const signedIn = await page.request.post(
    "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded",
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const { products } = JSON.parse(readFileSync(path("apps/functions/catalog/demo.json"), "utf8")) as {
    products: { id: string; stock: number; saleMode?: string }[];
  };
  const lines = products
    .filter(({ stock, saleMode }) => stock > TIMED_CHANGES && saleMode !== "counterOnly")
    .slice(0, LINES)
    .map(({ id }) => ({ id, quantity: 1 }));
  const answer = await page.request.post("/api/httpCartsServices", {
    headers: { authorization: `Bearer ${idToken}` },
    data: { data: { method: "mergeCart", operationId: crypto.randomUUID(), lines } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function repeat(times: number, act: (index: number) => Promise<void>, index = 0): Promise<void> {
  if (index === times) return;
  await act(index);
  await repeat(times, act, index + 1);
}
