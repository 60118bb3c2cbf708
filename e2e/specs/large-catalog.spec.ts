import type { Page } from "@playwright/test";
import { withShop } from "../bench/bench-shop.ts";
import { expect, test as base } from "../fixtures.ts";

const PRODUCTS = 10_000;
/** So many products are loaded before the list is left. */
const READ = 480;
/** The most cards in the DOM at any scroll position: the visible ones, and 120 % of the viewport above and below. */
const MAX_CARDS = 170;

const test = base.extend({
  baseURL: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, give) => withShop(PRODUCTS, ({ origin }) => give(origin)),
    { scope: "test", timeout: 60_000 },
  ],
});

test(
  "a list of hundreds goes on by itself, keeps few cards in the page, and is as it was after Back",
  {
    tag: "@full",
  },
  async ({ shopper }) => {
    const { marketplace, shop, page } = shopper;
    await shopper.open("/marketplace?orden=precio");
    await marketplace.seeFound("10,000 productos");
    await page.getByRole("checkbox", { name: "Cargar más al llegar al final" }).check();
    const read = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return Number(/\d+/.exec(await page.getByText(/^Ves \d+ de/).innerText())?.[0]);
    };
    await expect.poll(read, { timeout: 40_000, intervals: [50] }).toBeGreaterThanOrEqual(READ);

    // Into the middle of the list, where everything has to be rendered anew.
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
  },
);

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
