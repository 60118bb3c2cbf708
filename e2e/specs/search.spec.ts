import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";

test(
  "the keyboard alone types, takes a suggestion, and comes back to the words",
  { tag: "@main" },
  async ({ shopper }) => {
    const { marketplace, shop, page } = shopper;
    const keyboard = new Keyboard(page);
    await shopper.open("/home");
    await keyboard.tabTo(marketplace.search);
    await page.keyboard.type("leche ent");
    await expect(marketplace.suggestions).toHaveText([
      "Leche entera 1 L$28.50",
      "Leche entera 1.89 L$52.90",
      "Leche en polvo entera 1 kg$169.00",
    ]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await marketplace.seeActive("Leche entera 1.89 L");
    await expect(marketplace.search).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await marketplace.seeActive(null);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await shop.see("Leche entera 1.89 L", "/detalles/leche-entera-1-89-l");
  },
);

test(
  "words are searched for, remembered on the device, and can be forgotten",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { marketplace, shop, page } = shopper;
    await shopper.open("/marketplace");
    await marketplace.searchFor("chocolate");
    await shop.seeAddress("/marketplace?q=chocolate");
    await expect(marketplace.products.first()).toContainText(/chocolate/i);
    await marketplace.searchFor("pan dulce");
    await shop.seeAddress("/marketplace?q=pan+dulce");
    await shopper.reload();
    await expect(marketplace.search).toHaveValue("pan dulce");
    await marketplace.search.fill("");
    await expect(marketplace.suggestions).toHaveText(["pan dulce", "chocolate"]);
    await page.getByRole("button", { name: "Quitar pan dulce de tus búsquedas" }).click();
    await expect(marketplace.suggestions).toHaveText(["chocolate"]);
    await marketplace.suggestions.first().click();
    await shop.seeAddress("/marketplace?q=chocolate");
  },
);

test("a suggested product is added to the cart where it stands, by the keyboard and by a tap", async ({
  shopper,
}) => {
  const { marketplace, page } = shopper;
  await shopper.open("/home");
  await marketplace.search.pressSequentially("leche ent");
  const header = page.getByRole("banner");
  const add = header.getByRole("button", { name: "Agregar Leche entera 1 L al carrito" });
  await expect(add).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await header.getByRole("button", { name: "Llevas 1 de Leche entera 1 L: agregar otro al carrito" }).click();
  await header.getByRole("button", { name: "Agregar Leche entera 1.89 L al carrito" }).click();
  await expect(page.getByRole("link", { name: "Carrito, 3 productos" })).toBeVisible();
  await expect(marketplace.suggestions).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(marketplace.search).toBeFocused();
  await expect(marketplace.suggestions).toHaveCount(0);
});

test("a typo is understood, and the words of the shop are offered", async ({ shopper }) => {
  const { marketplace, shop, page } = shopper;
  await shopper.open("/marketplace?q=lehce+deslactozada");
  await expect(marketplace.products.first()).toContainText("Leche deslactosada");
  const main = page.getByRole("main");
  await expect(main).toContainText("¿Quisiste decir leche deslactosada?");
  await main.getByRole("link", { name: "leche deslactosada", exact: true }).click();
  await shop.seeAddress("/marketplace?q=leche+deslactosada");
  await expect(main).not.toContainText("¿Quisiste decir");
});

test("where nothing is found, the nearest ways to something are offered", async ({ shopper }) => {
  const { marketplace, shop, page } = shopper;
  await shopper.open("/marketplace?categoria=farmacia&q=jitomate&oferta=1");
  await marketplace.seeFound("0 productos");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Quitar filtros" }).last().click();
  await shop.seeAddress("/marketplace?categoria=farmacia&q=jitomate");
  await main.getByRole("link", { name: "Buscar «jitomate» en todos los pasillos" }).click();
  await shop.seeAddress("/marketplace?q=jitomate");
  await expect(marketplace.products.first()).toContainText(/jitomate/i);
});

test("answers that come late never take the place of newer ones", async ({ shopper }) => {
  const { marketplace, calls } = shopper;
  await shopper.open("/marketplace");
  await marketplace.seeFound("327 productos");
  const letGo = await calls.hold("suggest");
  const asked = calls.next("suggest");
  await marketplace.search.pressSequentially("pan", { delay: 5 });
  await asked;
  await marketplace.search.fill("café");
  const answered = calls.answered("suggest");
  letGo();
  await answered;
  await expect(marketplace.suggestions.first()).toContainText(/café/i);
  await expect(marketplace.suggestions.filter({ hasText: /^pan /i })).toHaveCount(0);
});
