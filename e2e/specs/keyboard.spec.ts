import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";

const OIL = "Aceite de girasol 1 L";

test("the keyboard alone leads from home to a product in the cart; behind the drawer the page stays where it is", async ({
  shopper,
}) => {
  const { shop, marketplace, page, cart } = shopper;
  const keyboard = new Keyboard(page);
  await shopper.open("/home");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await shopper.reload();
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

  await page.evaluate(() => scrollTo(0, 0));
  const opener = page.getByRole("button", { name: "Vista rápida del carrito" });
  await opener.press("Enter");
  await expect(page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("End");
  // Scrolling would have started two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();

  await keyboard.tabTo(shop.link("Carrito, 2 productos"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await shop.see("Carrito de compras", "/carritocompras");
  await cart.seeLines({ [OIL]: 2 });
  await expect(page.getByRole("main")).toBeFocused();
});
