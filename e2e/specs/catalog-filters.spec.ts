import { expect, test } from "../fixtures.ts";

test(
  "filters and order are in the address, Back takes each of them back, and a tag takes one away",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { marketplace, shop, page } = shopper;
    await shopper.open("/marketplace?categoria=lacteos");
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
    // Nothing is left of the filters: the screen has the focus, and not the page.
    await expect(page.getByRole("main")).toBeFocused();
    await marketplace.seeFound("22 productos");
  },
);

test("prices and brands narrow the list, with how many each brand has", async ({ shopper }) => {
  const { marketplace, shop } = shopper;
  await shopper.open("/marketplace");
  await marketplace.filters.getByLabel("Desde").fill("20");
  await marketplace.filters.getByLabel("Hasta").fill("$40.50");
  await marketplace.filters.getByLabel("Hasta").press("Enter");
  await shop.seeAddress("/marketplace?precioMin=20&precioMax=%2440.50");
  await expect(marketplace.filters.getByLabel("Hasta")).toBeFocused();
  // The brands are counted with the list that they narrow.
  await marketplace.seeFound("88 productos");
  const brand = marketplace.filters.getByRole("group", { name: "Marca" }).getByRole("checkbox").first();
  const label = brand.locator("xpath=..");
  const count = /\d+$/.exec(await label.innerText())?.[0];
  await brand.click();
  await shop.seeAddress(/precioMin=20&precioMax=40.5$/);
  await marketplace.seeFound(`${count} productos`);
});

test("an address that makes no sense is put right, and says so", async ({ shopper }) => {
  const { marketplace, page } = shopper;
  await shopper.open("/marketplace?categoria=jugueteria&orden=magia&precioMin=barato&precioMax=50&q=pan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("«pan»");
  await expect(page.getByText("Ese pasillo no existe: te mostramos todos.")).toBeVisible();
  await expect(page.getByText("Ese orden no existe: usamos el de siempre.")).toBeVisible();
  await expect(page.getByText("El precio tiene que ser un número")).toBeVisible();
  await expect(marketplace.products.first()).toBeVisible();
});

test("Back from a product, and from one that was reloaded, restores the list and the place in it to the pixel", async ({
  shopper,
}) => {
  const { marketplace, shop, page } = shopper;
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
  const name = await card.getByRole("link").innerText();
  await card.getByRole("link").click();
  await shop.see(name);
  shopper.calls.forget();
  await page.goBack();
  await shop.see("Marketplace");
  await expect(marketplace.products).toHaveCount(96);
  await expect.poll(place).toEqual(before);
  await page.goForward();
  await shop.see(name);
  await page.goBack();
  await expect.poll(place).toEqual(before);
  expect(shopper.calls.count("listProducts")).toBe(0);

  await page.goForward();
  await shop.see(name);
  await shopper.reload();
  await page.goBack();
  await shop.see("Marketplace");
  await expect.poll(place).toEqual(before);
  await expect(marketplace.products).toHaveCount(96);
});

test("a list goes on by itself for who chooses so, on this device from then on", async ({ shopper }) => {
  const { marketplace, page } = shopper;
  await shopper.open("/marketplace?categoria=farmacia");
  await page.getByRole("checkbox", { name: "Cargar más al llegar al final" }).check();
  await expect(marketplace.products).toHaveCount(34);
  await shopper.open("/marketplace?orden=nombre");
  await expect(marketplace.products.first()).toBeVisible();
  await page.keyboard.press("End");
  await expect.poll(() => marketplace.products.count()).toBeGreaterThan(24);
});
