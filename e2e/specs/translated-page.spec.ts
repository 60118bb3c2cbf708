import { expect, test } from "../fixtures.ts";
import { HOME_ADDRESS } from "../home-address.ts";
import { inTurn } from "../in-turn.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { translatePages } from "../translate-pages.ts";

const RICE = { id: "arroz-super-extra-1-kg", name: "Arroz súper extra 1 kg" };
const BEANS = "Frijol negro 900 g";

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

    const { page, shop, marketplace } = shopper;
    await shopper.open("/marketplace");
    await marketplace.seeFound("327 productos");
    await marketplace.searchFor("frijol negro");
    await shop.see("«frijol negro»");
    await marketplace.product(BEANS).add();
    await marketplace.product(BEANS).increaseBy(1);
    await shop.seeUnits(2);
    await marketplace.order.selectOption("price");
    await marketplace.searchFor("lehce");
    await expect(page.getByRole("main").getByRole("link", { name: "leche", exact: true })).toBeVisible();
    await marketplace.searchFor("zzzz");
    await shop.see("«zzzz»");
    await expect(page.getByRole("main")).toContainText("No encontramos");
    await marketplace.searchFor("frijol negro");
    await marketplace.product(BEANS).seeQuantity(2);
    await marketplace.search.fill("arr");
    await expect(marketplace.suggestions.first()).toBeVisible();
    await marketplace.search.fill("caf");
    await expect(marketplace.suggestions.first()).toContainText(/caf/i);
    await marketplace.search.fill("");
    await shopper.open("/marketplace?categoria=lacteos");
    await shop.see("Lácteos");
    await marketplace.filter("En oferta").check();
    await marketplace.filter("En oferta").uncheck();
    await marketplace.chooseCategory("Abarrotes");
    await shop.see("Abarrotes");
    await marketplace.openProduct(BEANS);
    await shop.see(BEANS);
    await page
      .getByRole("region", { name: "Parecidos" })
      .getByRole("article")
      .first()
      .getByRole("link")
      .click();
    await expect(shop.heading).not.toContainText(BEANS);
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

test(
  "who has a translated page signs up, in and out, keeps an account, buys and cancels",
  { tag: "@full" },
  async ({ shopper, expectErrors }) => {
    expectErrors(/signInWithPassword/);
    const { page, shop, account, login, order, phoneSignIn, setup } = shopper;
    const checkout = new CheckoutPage(page);
    await shopper.open("/registrar");
    await shopper.signUp.button.click();
    await expect(shopper.signUp.name).toBeFocused();
    await shopper.signUp.submit(shopper);
    await shop.seeLoggedIn();
    await shop.goTo("Mi cuenta");
    await account.data.edit();
    await account.data.phone.fill("12");
    await account.data.save.click();
    await account.data.phone.fill("55 1234 5678");
    await account.data.save.click();
    await expect(account.data.status.filter({ hasText: "Guardamos tus datos." })).toBeVisible();
    await account.goTo("Direcciones");
    await account.addresses.add.click();
    await account.addresses.save.click();
    await account.addresses.type({
      "Nombre de quien recibe": HOME_ADDRESS.name,
      "Teléfono de quien recibe": HOME_ADDRESS.phone,
      Calle: HOME_ADDRESS.street,
      "Número exterior": HOME_ADDRESS.exteriorNumber,
      "Código postal": "06700",
      Colonia: "Roma Norte",
    });
    await account.addresses.save.click();
    await expect(account.addresses.card(HOME_ADDRESS.name)).toContainText("Roma Norte");
    await account.addresses.act("Quitar", HOME_ADDRESS.name);
    await account.addresses.confirmRemoval();
    await expect(account.addresses.emptyHeading).toBeVisible();
    await account.goTo("Pedidos");
    await account.goTo("Seguridad");
    await account.security.changePassword.click();
    await account.security.newPassword.fill("tres tristes tigres comen");
    await shopper.signOut();
    await shopper.open("/login");
    await login.submit({ email: shopper.email, password: "no es esta clave" });
    await expect(login.errorMessage).toBeVisible();
    await login.byPhone.click();
    await phoneSignIn.askCode("12");
    await phoneSignIn.askCode(shopper.phone);
    await expect(phoneSignIn.code).toBeVisible();
    await page.goBack();
    await login.submit(shopper);
    await shop.seeLoggedIn();

    await setup.putIn({ "arroz-super-extra-5-kg": 1 });
    await CheckoutPage.setAddress(setup);
    await checkout.review();
    await checkout.pay.click();
    await order.decide("Aprobar");
    await order.see("Pago confirmado");
    await order.confirmCancellation();
    await order.see("Pedido cancelado");
  },
);
