import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";

const OIL = "Aceite de girasol 1 L";

test("the keyboard alone leads from home to a product in the cart", { tag: "@main" }, async ({ shopper }) => {
  const { shop, marketplace, page, cart } = shopper;
  const keyboard = new Keyboard(page);
  await shopper.register();
  await shopper.open("/home");
  await shop.see("La despensa de la semana, pesada y en tu puerta");

  await keyboard.follow(shop.link("Marketplace"));
  await shop.see("Marketplace", "/marketplace");
  await expect(page.getByRole("main")).toBeFocused();
  await keyboard.follow(marketplace.filters.getByRole("link", { name: "Abarrotes", exact: true }));
  await marketplace.seeFound("24 productos");

  const oil = marketplace.product(OIL);
  await keyboard.follow(oil.addButton);
  await oil.seeQuantity(1);
  await expect(oil.increase).toBeFocused();
  await page.keyboard.press("Enter");
  await oil.seeQuantity(2);
  await shop.seeUnits(2);

  await keyboard.tabTo(shop.link("Carrito, 2 productos"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await shop.see("Carrito de compras", "/carritocompras");
  await cart.seeLines({ [OIL]: 2 });
  await expect(page.getByRole("main")).toBeFocused();
});

test("the skip link leads past the header", async ({ shopper }) => {
  await shopper.open("/marketplace");
  await shopper.marketplace.seeFound("327 productos");
  await shopper.page.keyboard.press("Tab");
  await expect(shopper.page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await shopper.page.keyboard.press("Enter");
  await expect(shopper.page.getByRole("main")).toBeFocused();
});
