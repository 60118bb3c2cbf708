// How the screens answer a hand, in Chromium with a slowed processor.
import { expect, type Locator } from "@playwright/test";
import { inTurn } from "../../in-turn.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { withBrowser } from "../bench-browser.ts";
import { withShop } from "../bench-shop.ts";
import type { Part } from "../bench.ts";
import { spreadOf, type Figure } from "../figures.ts";
import { BRANDS } from "../invent-catalog.ts";
import { slowDown, timeClick, timeKey } from "../stopwatch.ts";

const CATALOGUES = [300, 10_000];
const SLOWED = 4;
const ROUNDS = 10;

const FOUND = { selector: "main output" };
const SUGGESTED = '[role="listbox"]';
const HEADING = { selector: "h1" };
const DRAWER = { selector: '[role="dialog"]' };

export const part: Part = {
  title: `Interaction, processor slowed ${SLOWED} times, from the hand to the frame that shows it`,
  measure: async () => {
    const figures = await inTurn(CATALOGUES, (products) =>
      withShop(products, ({ origin }) =>
        withBrowser(origin, (visit) => visit((shopper) => measure(shopper, `${products} products`))),
      ),
    );
    return figures.flat();
  },
};

async function measure(shopper: Shopper, shop: string): Promise<Figure[]> {
  const { page, marketplace } = shopper;
  await shopper.open("/marketplace");
  await expect(marketplace.products.first()).toBeVisible();
  await slowDown(page, SLOWED);
  // Another brand each time: what was listed before is shown again without asking.
  const brands = marketplace.filters.getByRole("group", { name: "Marca" }).getByRole("checkbox");
  const filter = await times((round) => timeClick(page, brands.nth(round), FOUND), BRANDS.length);
  const typing = await times(() => typeAhead(shopper));
  const links = ["Inicio", "Marketplace"].map((name) =>
    page.getByRole("banner").getByRole("link", { name, exact: true }),
  );
  // The first time brings the code of the screen.
  await inTurn(links, (link) => change(shopper, link));
  const route = await times((round) => change(shopper, links[round % links.length] ?? brands.first()));
  const quickCart = page.locator("#vista-rapida");
  await timeClick(page, quickCart, DRAWER);
  await page.keyboard.press("Escape");
  const drawer = await times(async () => {
    const time = await timeClick(page, quickCart, DRAWER);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    return time;
  });
  return [
    { what: `a filter to its products, ${shop}`, unit: "ms", values: spreadOf(filter) },
    { what: `a letter in the search to its suggestions, ${shop}`, unit: "ms", values: spreadOf(typing) },
    {
      what: `a link to its screen, ${shop}`,
      unit: "ms",
      values: spreadOf(route),
      target: { value: "median", max: 45 },
    },
    {
      what: `opening the drawer of the cart, ${shop}`,
      unit: "ms",
      values: spreadOf(drawer),
      target: { value: "median", max: 80 },
    },
  ];
}

function change({ page }: Shopper, link: Locator): Promise<number> {
  return timeClick(page, link, HEADING);
}

/** What begins with the first letter is suggested already. */
async function typeAhead({ page, marketplace }: Shopper): Promise<number> {
  await marketplace.search.fill("");
  await marketplace.search.pressSequentially("a");
  await expect(page.locator(SUGGESTED)).toContainText(/./);
  return timeKey(page, "t", { selector: SUGGESTED });
}

function times(act: (round: number) => Promise<number>, rounds = ROUNDS): Promise<number[]> {
  return inTurn(Array.from({ length: rounds }), (_, round) => act(round));
}
