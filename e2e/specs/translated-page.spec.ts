import { expect, test } from "../fixtures.ts";
import { inTurn } from "../in-turn.ts";
import { translatePages } from "../translate-pages.ts";

const RICE = { id: "arroz-super-extra-1-kg", name: "Arroz súper extra 1 kg" };

test.beforeEach(({ shopper }) => translatePages(shopper.page));

test(
  "every screen opens although it was translated before the shop was there",
  { tag: "@full" },
  async ({ shopper }) => {
    await inTurn(
      [
        ["/home", "La despensa de la semana, pesada y en tu puerta"],
        [`/detalles/${RICE.id}`, RICE.name],
        ["/carritocompras", "Carrito de compras"],
        ["/marketplace", "Marketplace"],
      ] as const,
      async ([path, heading]) => {
        await shopper.open(path);
        await shopper.shop.see(heading);
        await expect(shopper.page.locator("h1 font").first()).toBeAttached();
        await shopper.shop.goTo("Contáctenos");
        await shopper.shop.see("Contáctenos", "/contactenos");
      },
    );
  },
);

test("a translated cart follows every change", async ({ shopper }) => {
  const { shop, cart } = shopper;
  const rice = cart.line(RICE.name);
  await shopper.buy(RICE.id, RICE.name);
  await shop.goToCart();
  await rice.seeQuantity(1);
  await rice.increaseBy(3);
  await expect(cart.weightStatus).toHaveText("Llegaste al peso mínimo de 3.00 kg");
  await expect(cart.option("Estándar")).toBeChecked();
  await rice.increaseBy(1);
  await rice.seeQuantity(5);
  await expect(cart.receipt).toContainText("5.05 kg");
  await cart.chooseShipping("Recoger en tienda");
  await cart.seeConfirmed();
  await rice.type(2);
  await expect(cart.weightStatus).toContainText("Te faltan 0.98 kg");
  await expect(cart.pay).toHaveCount(0);
  await expect(cart.receipt).not.toContainText("IVA");
  await cart.remove(RICE.name);
  await expect(cart.emptyHeading).toBeVisible();
  await shop.toastButton("Deshacer").click();
  await rice.seeQuantity(2);
  await rice.type(4);
  await cart.seeConfirmed();
  await cart.clear.click();
  await expect(cart.emptyHeading).toBeVisible();
});
