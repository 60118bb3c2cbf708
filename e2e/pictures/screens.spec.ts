import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { test } from "../fixtures.ts";

const FOLDER = fileURLToPath(new URL("../../docs/screens/", import.meta.url));

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter((image) => image.loading === "eager").map((image) => image.decode()),
    );
  });
  await page.screenshot({ path: `${FOLDER}${name}-${test.info().project.name}.png`, animations: "disabled" });
}

test("home, marketplace and product", async ({ shopper }) => {
  await shopper.open("/home");
  await shopper.shop.see("La despensa de la semana, pesada y en tu puerta");
  await take(shopper.page, "home");
  await shopper.open("/marketplace?categoria=frutas-y-verduras");
  await shopper.marketplace.seeFound("28 productos");
  await take(shopper.page, "marketplace");
  await shopper.open("/detalles/leche-entera-1-l");
  await shopper.shop.see("Leche entera 1 L");
  await take(shopper.page, "product");
});

test("the cart below and above the minimum weight", async ({ shopper }) => {
  await shopper.register();
  await shopper.buy("leche-entera-1-l", "Leche entera 1 L");
  await shopper.open("/carritocompras");
  await shopper.cart.seeLines({ "Leche entera 1 L": 1 });
  await take(shopper.page, "cart-below-minimum");
  await shopper.buy("frijol-negro-900-g", "Frijol negro 900 g");
  await shopper.open("/carritocompras");
  await shopper.cart.line("Leche entera 1 L").increaseBy(2);
  await shopper.cart.shipping.waitFor();
  await take(shopper.page, "cart");
});
