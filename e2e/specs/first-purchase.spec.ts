import { expect, test } from "../fixtures.ts";

const BEANS = "Frijol negro 900 g";

test(
  "a first purchase leads from the promise to the payment summary",
  { tag: "@phone" },
  async ({ shopper }) => {
    const { shop, marketplace, product, cart } = shopper;

    await test.step("Ana goes from the home to the beans", async () => {
      await shopper.open("/");
      await shop.see("La despensa de la semana, pesada y en tu puerta", "/home");
      await shop.seeLoggedOut();
      await shop.seeUnits(0);
      await shop.goTo("Marketplace");
      await shop.see("Marketplace");
      await marketplace.seeFound("327 productos");
      await marketplace.chooseCategory("Abarrotes");
      await marketplace.seeFound("24 productos");
      await marketplace.openProduct(BEANS);
      await shop.see(BEANS, "/detalles/frijol-negro-900-g");
    });

    await test.step("she needs no account to fill a cart, and makes one to keep it", async () => {
      await product.product(BEANS).add();
      await shop.seeToast(`Agregaste ${BEANS} al carrito.`);
      await shop.seeUnits(1);
      await shopper.reload();
      await shop.seeUnits(1);
      await shop.goTo("Iniciar sesión");
      await shop.see("Iniciar sesión", "/login");
      await shopper.page.getByRole("link", { name: "Crear cuenta" }).click();
      await shop.see("Crear cuenta", "/registrar");
      await shopper.signUp.submit(shopper);
      await shop.seeToast("Creamos tu cuenta y ya iniciaste sesión. ¡Te damos la bienvenida!");
      await shop.seeLoggedIn();
      await shop.seeUnits(1);
    });

    await test.step("two bags of beans are too light to be paid", async () => {
      await shop.goTo("Marketplace");
      await marketplace.chooseCategory("Abarrotes");
      await marketplace.product(BEANS).seeQuantity(1);
      await marketplace.product(BEANS).increaseBy(1);
      await shop.seeUnits(2);
      await shop.goToCart();
      await shop.see("Carrito de compras", "/carritocompras");
      await cart.seeLines({ [BEANS]: 2 });
      await expect(cart.weightStatus).toHaveText("Te faltan 1.18 kg para el peso mínimo de 3.00 kg");
      await expect(cart.meter).toHaveJSProperty("value", 1820);
      await cart.seeSums({ Subtotal: "$77.80", "Peso total": "1.82 kg" });
      await expect(cart.pay).toHaveCount(0);
      await expect(cart.shipping).toHaveCount(0);
    });

    await test.step("four are enough, and every shipping option has its total", async () => {
      await cart.line(BEANS).increaseBy(2);
      await expect(cart.weightStatus).toHaveText("Llegaste al peso mínimo de 3.00 kg");
      await expect(cart.option("Estándar")).toBeChecked();
      await cart.seeSums({ Subtotal: "$155.60", "Peso total": "3.64 kg", Envío: "$51.00", Total: "$206.60" });
      await cart.chooseShipping("Exprés");
      await cart.seeSums({ Subtotal: "$155.60", "Peso total": "3.64 kg", Envío: "$99.00", Total: "$254.60" });
      await cart.chooseShipping("Recoger en tienda");
      await cart.seeSums({ Subtotal: "$155.60", "Peso total": "3.64 kg", Envío: "Gratis", Total: "$155.60" });
      await expect(cart.pay).toBeVisible();
    });

    await test.step("she signs out, and her cart is no longer shown", async () => {
      await shop.goTo("Mi cuenta");
      await shop.see("Mi cuenta", "/cuenta");
      await expect(shopper.account.profile).toContainText(shopper.email);
      await shopper.account.signOut();
      await shop.seeToast("Se cerró tu sesión en este dispositivo.");
      await shop.seeLoggedOut();
      await shop.seeUnits(0);
    });
  },
);
