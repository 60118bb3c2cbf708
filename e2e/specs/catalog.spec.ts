import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";

test(
  "categories, filters and order are in the address, Back takes each of them back, and a tag takes one away",
  { tag: "@phone" },
  async ({ shopper }) => {
    const { marketplace, shop, page } = shopper;
    await shopper.open("/home");
    const category = page.getByRole("main").getByRole("link", { name: /Lácteos$/ });
    await category.click();
    await shop.see("Lácteos", "/marketplace?categoria=lacteos");
    await marketplace.seeFound("22 productos");
    await marketplace.openFilters();
    await marketplace.filter("En oferta").click();
    await shop.seeAddress("/marketplace?categoria=lacteos&oferta=1");
    await expect(marketplace.filter("En oferta")).toBeChecked();
    await marketplace.closeFilters();
    await expect(page.getByRole("status").filter({ hasText: "productos" })).not.toHaveText("22 productos");
    await marketplace.order.selectOption("Precio: de menor a mayor");
    await shop.seeAddress("/marketplace?categoria=lacteos&oferta=1&orden=precio");
    await page.goBack();
    await expect(marketplace.order).toHaveValue("relevance");
    await page.goBack();
    await marketplace.seeFound("22 productos");
    await expect(page.getByRole("link", { name: "Quitar En oferta" })).toHaveCount(0);
    await page.goForward();
    await page.goForward();
    await shop.seeAddress("/marketplace?categoria=lacteos&oferta=1&orden=precio");
    await page.getByRole("link", { name: "Quitar En oferta" }).press("Enter");
    await shop.seeAddress("/marketplace?categoria=lacteos&orden=precio");
    // The filters are removed: the screen has the focus, and not the body.
    await expect(page.getByRole("main")).toBeFocused();
    await marketplace.seeFound("22 productos");
  },
);

test("Back from a product, and from one that was reloaded, restores the list and the place in it to the pixel", async ({
  shopper,
}) => {
  const { marketplace, shop, page, calls } = shopper;
  await shopper.open("/marketplace?orden=nombre");
  await marketplace.loadMore(48);
  await marketplace.loadMore(72);
  await marketplace.loadMore(96);
  const card = marketplace.products.nth(70);
  await card.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 137));
  const place = async () => ({
    scroll: await page.evaluate(() => scrollY),
    top: await card.evaluate((element) => element.getBoundingClientRect().top),
  });
  await expect.poll(async () => (await place()).top).toBeLessThan(138);
  const before = await place();
  const link = card.getByRole("link");
  const name = await link.innerText();
  await link.click();
  await shop.see(name);
  calls.forget();
  await page.goBack();
  await shop.see("Marketplace");
  await expect(marketplace.products).toHaveCount(96);
  await expect.poll(place).toEqual(before);
  expect(calls.count("listProducts")).toBe(0);

  await page.goForward();
  await shop.see(name);
  await shopper.reload();
  await page.goBack();
  await shop.see("Marketplace");
  await expect.poll(place).toEqual(before);
  await expect(marketplace.products).toHaveCount(96);

  // A rendered page that the browser restores without a request is not trusted.
  await shopper.open("/detalles/frijol-negro-900-g");
  await shopper.open("/login");
  const asked = calls.next("getProduct");
  await page.goBack();
  await asked;
  await shop.see("Frijol negro 900 g");
});

test("the quick view is alone, and two fast Backs from it show the list at its URL", async ({ shopper }) => {
  const { shop, product, marketplace, page, calls } = shopper;
  await shopper.open("/home");
  await shop.goTo("Marketplace");
  // A product is read while the pointer rests on its link, and not again by the click.
  const asked = calls.next("getProduct");
  await page.getByRole("link", { name: "Jitomate saladet 1 kg", exact: true }).hover();
  await asked;
  await marketplace.openProduct("Jitomate saladet 1 kg");
  await shop.see("Jitomate saladet 1 kg");
  expect(calls.count("getProduct")).toBe(1);
  await product.openQuickView("Jitomate saladet 1 kg");
  await shop.see("Jitomate saladet 1 kg", "/detalle");
  const shown = page.getByRole("main").locator(":scope > *");
  await expect(shown).toHaveCSS("animation-name", "fade-in");
  await expect(page.getByRole("banner")).toHaveCount(0);
  // The second press is before the first screen was rendered.
  await page.evaluate(() => {
    addEventListener("popstate", () => history.back(), { once: true });
    history.back();
  });
  await shop.see("Marketplace", "/marketplace");

  await shopper.open("/detalle");
  await shop.see("Jitomate saladet 1 kg", "/detalle");
  await expect(shown).toHaveCSS("animation-name", "none");
});

test("the search works by keyboard: choose a suggestion, add one to the cart, repeat a former search", async ({
  shopper,
}) => {
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
  const header = page.getByRole("banner");
  await keyboard.follow(header.getByRole("button", { name: "Agregar Leche entera 1 L al carrito" }));
  await shop.seeUnits(1);
  await header.getByRole("button", { name: "Agregar Leche entera 1.89 L al carrito" }).click();
  await shop.seeUnits(2);
  await expect(marketplace.suggestions).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(marketplace.search).toBeFocused();
  await expect(marketplace.suggestions).toHaveCount(0);
  await page.keyboard.press("Enter");
  await shop.seeAddress("/marketplace?q=leche+ent");

  await shopper.reload();
  await expect(marketplace.search).toHaveValue("leche ent");
  await marketplace.searchFor("lehce deslactozada");
  await expect(marketplace.products.first()).toContainText("Leche deslactosada");
  await marketplace.search.fill("");
  await expect(marketplace.suggestions).toHaveText(["lehce deslactozada", "leche ent"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await shop.seeAddress("/marketplace?q=leche+ent");
});
