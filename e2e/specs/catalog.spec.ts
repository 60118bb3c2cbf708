import { expect, test } from "../fixtures.ts";

const ANTIBIOTIC = "Amoxicilina 500 mg 12 cápsulas";
const PILLS = "Paracetamol 500 mg 20 tabletas";

test(
  "every category is an address of its own, and Back leads to the one before",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { marketplace, shop } = shopper;
    await shopper.open("/home");
    await shopper.page
      .getByRole("main")
      .getByRole("link", { name: /Lácteos$/ })
      .click();
    await shop.see("Lácteos", "/marketplace?categoria=lacteos");
    await marketplace.seeFound("22 productos");
    await marketplace.seeCategory("Lácteos");
    await marketplace.chooseCategory("Farmacia");
    await shop.seeAddress("/marketplace?categoria=farmacia");
    await marketplace.seeFound("34 productos");
    await shopper.page.goBack();
    await marketplace.seeFound("22 productos");
    await marketplace.seeCategory("Lácteos");
  },
);

test("what needs a prescription is shown and not sold", { tag: "@main" }, async ({ shopper }) => {
  const { marketplace, product } = shopper;
  await shopper.open("/marketplace?categoria=farmacia");
  const card = marketplace.product(ANTIBIOTIC);
  await expect(card.root).toContainText("Con receta");
  await expect(card.root).toContainText("Solo en mostrador");
  await expect(card.root.getByRole("button")).toHaveCount(0);

  await marketplace.openProduct(ANTIBIOTIC);
  await shopper.shop.see(ANTIBIOTIC);
  await expect(product.notice).toContainText("Este producto necesita receta médica");
  await expect(shopper.page.getByRole("main").getByRole("button")).toHaveAccessibleName(
    `Ampliar imagen de ${ANTIBIOTIC}`,
  );
});

test("of a medicine one may take five", async ({ shopper }) => {
  const { product, shop } = shopper;
  await shopper.register();
  await shopper.buy("paracetamol-500-mg-20-tabletas", PILLS);
  await expect(product.notice).toContainText("Puedes llevar hasta 5 piezas por pedido.");
  const pills = product.product(PILLS);
  await pills.increaseBy(7);
  await pills.seeQuantity(5);
  await pills.seeLimit();
  await pills.type(9);
  await pills.seeQuantity(5);
  await shop.seeUnits(5);
  await shop.goToCart();
  await shopper.cart.line(PILLS).seeLimit();
});

test("without an id the last product is shown, and without one the marketplace", async ({ shopper }) => {
  const { shop } = shopper;
  await shopper.open("/detalles");
  await shop.see("Marketplace", "/marketplace");
  await shopper.open("/detalles/lenteja-500-g");
  await shop.see("Lenteja 500 g");
  await shopper.open("/detalles");
  await shop.see("Lenteja 500 g", "/detalles/lenteja-500-g");
});

test(
  "the quick view shows the selected product alone, outside the layout, and fades in where a link led to it",
  { tag: "@main" },
  async ({ shopper }) => {
    const { shop, product, page } = shopper;
    await shopper.open("/detalle");
    await shop.see("Marketplace", "/marketplace");
    await shopper.open("/detalles/lenteja-500-g");
    await product.openQuickView("Lenteja 500 g");
    await shop.see("Lenteja 500 g", "/detalle");
    const shown = page.getByRole("main").locator(":scope > *");
    await expect(shown).toHaveCSS("animation-name", "fade-in");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await shopper.reload();
    await shop.see("Lenteja 500 g", "/detalle");
    await expect(shown).toHaveCSS("animation-name", "none");
    await page.getByRole("link", { name: "Ver la página completa" }).click();
    await shop.see("Lenteja 500 g", "/detalles/lenteja-500-g");
    await expect(page.getByRole("banner")).toBeVisible();
  },
);

test("who goes back twice from the quick view, as fast as can be, sees the list at its address", async ({
  shopper,
}) => {
  const { shop, product, marketplace, page } = shopper;
  await shopper.open("/home");
  await shop.goTo("Marketplace");
  await marketplace.openProduct("Jitomate saladet 1 kg");
  await product.openQuickView("Jitomate saladet 1 kg");
  await shop.see("Jitomate saladet 1 kg", "/detalle");
  // The second press comes before the first screen was drawn.
  await page.evaluate(() => {
    addEventListener("popstate", () => history.back(), { once: true });
    history.back();
  });
  await shop.see("Marketplace", "/marketplace");
});

test("a product leads to its category, to its brand and to what is like it", async ({ shopper }) => {
  const { shop, page } = shopper;
  await shopper.open("/detalles/leche-entera-1-l");
  await shop.see("Leche entera 1 L");
  const similar = page.getByRole("region", { name: "Parecidos" });
  await expect(similar.getByRole("article")).toHaveCount(6);
  await expect(similar.getByRole("article").first()).toContainText(/^.*Leche/);
  await page.getByRole("navigation", { name: "Ruta" }).getByRole("link", { name: "Lácteos" }).click();
  await shop.seeAddress("/marketplace?categoria=lacteos");
});

test("the home shows what was seen on this device, until that is forgotten", async ({ shopper }) => {
  const { shop, page } = shopper;
  await shopper.open("/detalles/lenteja-500-g");
  await shop.see("Lenteja 500 g");
  // Who leaves a server-rendered page before its shop is there has left no trace on the device.
  await shop.untilHydrated();
  await shop.goTo("Inicio");
  const seen = page.getByRole("region", { name: "Lo que viste hace poco" });
  await expect(seen.getByRole("article", { name: "Lenteja 500 g" })).toBeVisible();
  await seen.getByRole("button", { name: "Borrar vistos" }).click();
  await expect(seen).toHaveCount(0);
  await shopper.reload();
  await expect(page.getByRole("region", { name: "Ofertas de la semana" })).toBeVisible();
  await expect(seen).toHaveCount(0);
});

test("a product is read while the pointer rests on its link, and not again by the click", async ({
  shopper,
}) => {
  const { calls, marketplace, shop } = shopper;
  await shopper.open("/marketplace?orden=nombre");
  const link = marketplace.products.nth(2).getByRole("link");
  const asked = calls.next("getProduct");
  await link.hover();
  await asked;
  const name = await link.innerText();
  await link.click();
  await shop.see(name);
  expect(calls.count("getProduct")).toBe(1);
});
