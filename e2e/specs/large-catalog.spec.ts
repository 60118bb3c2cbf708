import type { Page } from "@playwright/test";
import { withShop } from "../bench/bench-shop.ts";
import { inventedQuery } from "../bench/invent-catalog.ts";
import { expect, test as base } from "../fixtures.ts";
import type { MarketplacePage } from "../pages/marketplace-page.ts";
import type { ShopProcess } from "../shop-process.ts";

const PRODUCTS = 10_000;
/** So many have been read before a list is left. */
const READ = 480;
/** The most cards in the page at a time, wherever it is scrolled: what is in view, and 120 % of it above and below. */
const MAX_CARDS = 170;

/** One shop for all tests, started by the first. */
const test = base.extend<object, { largeShop: ShopProcess }>({
  largeShop: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, give) => withShop(PRODUCTS, give),
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ largeShop }, give) => give(largeShop.origin),
});

// In one worker, one after the other: the shop is made once.
test.describe.configure({ mode: "default" });

test("ten thousand products are counted, suggested, found, filtered, sorted and paged", async ({
  shopper,
}) => {
  const { marketplace, shop, page } = shopper;
  await shopper.open("/marketplace");
  await marketplace.seeFound("10,000 productos");
  await marketplace.loadMore(48);

  await marketplace.search.pressSequentially("frijol");
  await expect(marketplace.suggestions.first()).toContainText(/frijol/i);
  await marketplace.searchFor(inventedQuery(17));
  await expect(marketplace.products.first()).toContainText("Frijol");
  const found = await readFound(page);
  expect(found).toBeGreaterThan(24);
  expect(found).toBeLessThan(PRODUCTS / 10);

  const offers = marketplace.filter("En oferta");
  const offered = Number(/\d+$/.exec(await offers.locator("xpath=..").innerText())?.[0]);
  await offers.check();
  await marketplace.seeFound(`${offered} productos`);
  await marketplace.order.selectOption("Precio: de mayor a menor");
  await shop.seeAddress(/oferta=1&orden=precio-mayor$/);
  await expect(async () => {
    const prices = await pricesIn(marketplace);
    expect(prices.length).toBe(Math.min(offered, 24));
    expect(Math.min(...prices)).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  }).toPass();

  await page.getByRole("link", { name: "Quitar En oferta" }).click();
  await marketplace.seeFound(`${found} productos`);
  await expect(marketplace.order).toHaveValue("priceDesc");
});

test("who types and searches faster than the shop answers sees what was asked for last", async ({
  shopper,
}) => {
  const { marketplace, shop, calls } = shopper;
  await shopper.open("/marketplace");
  await marketplace.seeFound("10,000 productos");
  const letGo = await calls.hold("listProducts");
  const asked = calls.next("listProducts");
  await marketplace.searchFor("lenteja");
  await asked;
  await marketplace.searchFor("aceite");
  await shop.seeAddress("/marketplace?q=aceite");
  letGo();
  await expect(marketplace.products.first()).toContainText("Aceite");
  await expect(marketplace.products.filter({ hasText: "Lenteja" })).toHaveCount(0);
});

test("a list of hundreds goes on by itself, keeps few cards in the page, and is as it was after Back", async ({
  shopper,
}) => {
  const { marketplace, shop, page } = shopper;
  await shopper.open("/marketplace?orden=precio");
  await marketplace.seeFound("10,000 productos");
  await page.getByRole("checkbox", { name: "Cargar más al llegar al final" }).check();
  const cards: number[] = [];
  const read = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    cards.push(await marketplace.products.count());
    return Number(/\d+/.exec(await page.getByText(/^Ves \d+ de/).innerText())?.[0]);
  };
  await expect.poll(read, { timeout: 40_000, intervals: [50] }).toBeGreaterThanOrEqual(READ);

  // Into the middle of what was read, where all has to be drawn anew.
  const middle = await page.evaluate(() => Math.round(document.documentElement.scrollHeight / 2));
  await page.evaluate((top) => scrollTo(0, top), middle);
  await expect.poll(async () => (await placeIn(page)).card).not.toBeNull();
  await expect.poll(() => marketplace.products.count()).toBeLessThan(MAX_CARDS);
  const before = await placeIn(page);
  expect(before.scroll).toBe(middle);

  shopper.calls.forget();
  const name = before.card?.name ?? "";
  await marketplace.product(name).root.getByRole("link").click();
  await shop.see(name);
  await page.goBack();
  await shop.see("Marketplace");
  await expect.poll(() => placeIn(page)).toEqual(before);
  await page.goForward();
  await shop.see(name);
  await page.goBack();
  await expect.poll(() => placeIn(page)).toEqual(before);
  expect(shopper.calls.count("listProducts")).toBe(0);
  expect(await marketplace.products.count()).toBeLessThan(MAX_CARDS);
});

async function readFound(page: Page): Promise<number> {
  const status = page.getByRole("status").filter({ hasText: / productos?$/ });
  await expect(status).not.toHaveText("10,000 productos");
  return Number(/\d+/.exec(await status.innerText())?.[0]);
}

/** What the cards cost, in their order. */
async function pricesIn(marketplace: MarketplacePage): Promise<number[]> {
  const texts = await marketplace.products.allInnerTexts();
  return texts.map((text) => Number(/\$([\d,.]+)/.exec(text.replaceAll(/\s/g, ""))?.[1]));
}

/** How far a page is scrolled, and a card that is in view, with its distance from the top in px. */
function placeIn(page: Page): Promise<{ scroll: number; card: { name: string; top: number } | null }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll("article")].map((card) => ({
      name: card.getAttribute("aria-label") ?? "",
      top: card.getBoundingClientRect().top,
    }));
    return { scroll: scrollY, card: cards.find(({ top }) => top > 100 && top < innerHeight - 100) ?? null };
  });
}
