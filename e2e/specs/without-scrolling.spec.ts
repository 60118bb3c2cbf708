import { expect, type Locator } from "@playwright/test";
import { test } from "../fixtures.ts";

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

const SIZES = [
  { width: 390, height: 844, prices: 3 },
  { width: 1440, height: 900, prices: 6 },
];

for (const { width, height, prices } of SIZES) {
  test.describe(`at ${width} px, without scrolling`, { tag: "@main" }, () => {
    test.use({ viewport: { width, height } });

    test("home has the search, the next delivery with its price, and what is on offer", async ({
      shopper,
    }) => {
      const { page, marketplace } = shopper;
      await shopper.open("/home");
      await expect(marketplace.search).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").getByText(/\d h desde \$\d+\s· .*Recoger gratis/)).toBeInViewport({
        ratio: 1,
      });
      const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
      expect((await placeOf(hero)).height).toBeLessThanOrEqual(240);
      expect(await pricesInView(page.getByRole("article"))).toBeGreaterThanOrEqual(prices);
    });

    test("a list begins with its products", async ({ shopper }) => {
      await shopper.open("/marketplace?categoria=lacteos");
      expect((await placeOf(shopper.marketplace.products.first())).top).toBeLessThanOrEqual(260);
      expect(await pricesInView(shopper.marketplace.products)).toBeGreaterThanOrEqual(2);
    });

    test("a product can be bought beside its price, which is there once", async ({ shopper }) => {
      const { page } = shopper;
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
      const picture = await placeOf(article.locator("picture img").first());
      if (width < 600) expect(picture.height).toBeLessThanOrEqual(260);
    });

    // Beside a long receipt of a wide screen it stands below.
    if (width > 600) return;
    test("a long cart leads to paying", async ({ shopper }) => {
      await shopper.register();
      await shopper.setup.putIn(MUCH);
      await shopper.open("/carritocompras");
      await expect(shopper.cart.lines).not.toHaveCount(0);
      await expect(shopper.cart.pay).toBeInViewport({ ratio: 1 });
      await shopper.cart.pay.click({ trial: true });
    });
  });
}

/** Where a part stands, in CSS pixels from the top of the screen. */
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
