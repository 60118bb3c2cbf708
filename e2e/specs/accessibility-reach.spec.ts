import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../fixtures.ts";
import { coveredFocus } from "../covered-focus.ts";
import { inTurn } from "../in-turn.ts";
import { Keyboard } from "../pages/keyboard.ts";
import { Privacy } from "../pages/privacy.ts";

const MILK = { id: "leche-entera-1-l", name: "Leche entera 1 L" };

/** More lines than a screen has room for, heavier than the least that is delivered. */
const MUCH = Object.fromEntries(
  [
    "leche-descremada-1-l",
    "queso-oaxaca-400-g",
    "queso-panela-400-g",
    "crema-acida-450-ml",
    "jitomate-saladet-1-kg",
    "cebolla-1-kg",
    "papa-1-kg",
    "zanahoria-1-kg",
  ].map((id) => [id, 1]),
);

test.describe("at the first visit", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("what has the focus is never behind what stays in its place, by Tab through whole pages", async ({
    shopper,
  }) => {
    const { page, cart, marketplace, product } = shopper;
    await page.setViewportSize({ width: 1024, height: 700 });
    await shopper.open("/marketplace?categoria=bebidas");
    await expect(marketplace.products.first()).toBeVisible();
    await expect(new Privacy(page).question).toBeVisible();
    await tabAround(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.buy(MILK.id, MILK.name);
    await product.product(MILK.name).seeQuantity(1);
    await tabAround(page);
    await shopper.open("/carritocompras");
    await cart.seeLines({ [MILK.name]: 1 });
    await tabAround(page);
  });
});

/** Tabs through the whole page, and through its header once more at the bottom of the page. */
async function tabAround(page: Page): Promise<void> {
  await new Keyboard(page).tabTo(page.getByRole("link", { name: "Saltar al contenido" }));
  const covered: string[] = [];
  const goOn = async (headers: number): Promise<void> => {
    await page.keyboard.press("Tab");
    covered.push(...(await coveredFocus(page)));
    const isSearch = await page.evaluate(() => document.activeElement?.matches("#buscar") ?? false);
    if (!isSearch || headers > 1) await goOn(headers - Number(isSearch));
  };
  await goOn(2);
  expect(covered).toEqual([]);
}

const SIZES = [
  { width: 390, height: 844, prices: 3 },
  { width: 1440, height: 900, prices: 6 },
];

test("without scrolling one sees the search, the next delivery, prices, how to buy and how to pay", async ({
  shopper,
}) => {
  const { page, marketplace } = shopper;
  await shopper.haveSession();
  await shopper.setup.putIn(MUCH);
  await inTurn(SIZES, async ({ prices, ...size }) => {
    await page.setViewportSize(size);
    await shopper.open("/home");
    await expect(marketplace.search).toBeInViewport({ ratio: 1 });
    const delivery = page.getByRole("main").getByText(/\d h desde \$\d+\s· .*Recoger gratis/);
    await expect(delivery).toBeInViewport({ ratio: 1 });
    const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
    expect((await placeOf(hero)).height).toBeLessThanOrEqual(240);
    expect(await pricesInView(page.getByRole("article"))).toBeGreaterThanOrEqual(prices);

    await shopper.open("/marketplace?categoria=lacteos");
    expect((await placeOf(marketplace.products.first())).top).toBeLessThanOrEqual(260);
    expect(await pricesInView(marketplace.products)).toBeGreaterThanOrEqual(2);

    await shopper.open(`/detalles/${MILK.id}`);
    const { addButton } = shopper.product.product(MILK.name);
    await expect(addButton).toBeInViewport({ ratio: 1 });
    await addButton.click({ trial: true });
    const article = page.getByRole("article", { name: MILK.name });
    const figures = article.locator("span[aria-hidden=true]").filter({ visible: true });
    const price = figures.filter({ hasText: (await figures.first().textContent()) ?? "" });
    await expect(price).toHaveCount(1);
    await expect(price).toBeInViewport({ ratio: 1 });
    await price.click({ trial: true });
    if (size.width > 600) return;
    expect((await placeOf(article.locator("picture img").first())).height).toBeLessThanOrEqual(260);
    // On a wide screen it is below the long receipt.
    await shopper.open("/carritocompras");
    await expect(shopper.cart.lines).not.toHaveCount(0);
    await expect(shopper.cart.pay).toBeInViewport({ ratio: 1 });
    await shopper.cart.pay.click({ trial: true });
  });
});

/** The position of an element, in CSS pixels from the top of the screen. */
async function placeOf(part: Locator): Promise<{ top: number; height: number }> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error("the part is not on the page");
  return { top: box.y, height: box.height };
}

/** How many products show the whole of their price, with nothing on top of it. */
async function pricesInView(products: Locator): Promise<number> {
  await expect(products.first()).toBeVisible();
  return products.evaluateAll(
    (all) =>
      all.filter((product) => {
        const price = product.querySelector("span[aria-hidden=true]");
        if (!price?.textContent.startsWith("$")) throw new Error("a product begins with its price");
        const { left, top, right, bottom } = price.getBoundingClientRect();
        return product.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }).length,
  );
}
