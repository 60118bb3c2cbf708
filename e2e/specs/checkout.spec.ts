import type { Route } from "@playwright/test";
import { expect, test, withOwnShop } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { HOME_ADDRESS } from "../home-address.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { Keyboard } from "../pages/keyboard.ts";
import type { Shopper } from "../pages/shopper.ts";

const BASKET = { "frijol-negro-900-g": 4 };
const CASH = /^Al recibir el pedido/;

/** Ana with an account, a cart that can be paid and, by default, an address. */
async function prepare(shopper: Shopper, { hasAddress = true } = {}): Promise<CheckoutPage> {
  await shopper.haveAccount();
  await shopper.setup.confirmEmail();
  // The token of an earlier session would not know that the e-mail is confirmed.
  await shopper.open("/login");
  await shopper.signIn();
  await shopper.setup.putIn(BASKET);
  if (hasAddress) await CheckoutPage.setAddress(shopper.setup);
  return new CheckoutPage(shopper.page);
}

test("a whole purchase by keyboard alone, from the cart to the paid order", async ({ shopper }) => {
  const { page, order, setup } = shopper;
  const checkout = await prepare(shopper, { hasAddress: false });
  const keys = new Keyboard(page);
  await shopper.open("/carritocompras");
  await expect(shopper.cart.pay).toBeVisible();
  await keys.follow(shopper.cart.pay);

  await checkout.see("direccion");
  expect(await findViolations(page)).toEqual([]);
  const write = async (field: string, text: string) => {
    await keys.tabTo(checkout.field(field));
    await page.keyboard.type(text);
  };
  await write("Código postal", "97000");
  await expect(checkout.field("Colonia")).toHaveValue("Centro");
  await write("Calle", "Calle del Árbol");
  await write("Número exterior", "12");
  await write("Nombre de quien recibe", "Ana Torres");
  await write("Teléfono de quien recibe", "999 123 4567");
  await keys.follow(page.getByRole("button", { name: "Guardar y continuar" }));

  await checkout.see("envio");
  expect(await findViolations(page)).toEqual([]);
  await keys.tabTo(checkout.radio(/^Estándar/));
  await page.keyboard.press("ArrowUp");
  await expect(checkout.radio(/^Recoger en tienda/)).toBeChecked();
  await keys.follow(checkout.next);

  await checkout.see("metodo");
  expect(await findViolations(page)).toEqual([]);
  await keys.tabTo(checkout.radio(CASH));
  await page.keyboard.press("ArrowDown");
  await expect(checkout.radio(/^Pago de prueba/)).toBeChecked();
  await page.keyboard.press("Enter");

  await checkout.see("revision");
  expect(await findViolations(page)).toEqual([]);
  await keys.follow(checkout.pay);
  await expect(page).toHaveURL(/\/pago-de-prueba\//);
  await keys.follow(page.getByRole("button", { name: "Aprobar" }));
  await order.see("Pago confirmado");
  expect(await setup.orders()).toHaveLength(1);
  await shopper.shop.seeUnits(0);
});

test("a review outlives Back and a reload; however often cash is pressed, it is one order, and Back does not buy again", async ({
  shopper,
}) => {
  const { page, order, setup } = shopper;
  const checkout = await prepare(shopper);
  await checkout.review(CASH);
  await shopper.reload();
  await checkout.see("revision");
  await page.goBack();
  await checkout.see("metodo");
  await expect(checkout.radio(CASH)).toBeChecked();
  await page.goForward();
  await checkout.see("revision");
  const stored = await page.evaluate(() => localStorage.getItem("alacena:compra"));
  expect(stored).toContain("contraentrega");
  for (const personal of Object.values(HOME_ADDRESS)) expect(stored).not.toContain(personal);
  await checkout.pay.dblclick();
  await order.see("Pedido recibido");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu carrito está vacío");
  await expect(page.getByRole("link", { name: "Ver mi último pedido" })).toBeVisible();
  expect(await setup.orders()).toHaveLength(1);
});

test("two tabs that pay the same review at once are one order, which both of them show", async ({
  shopper,
}) => {
  const { order, setup } = shopper;
  const checkout = await prepare(shopper);
  await checkout.review(CASH);
  const other = await shopper.openTab();
  const second = new CheckoutPage(other.page);
  await other.open("/carritocompras/revision");
  await second.see("revision");
  // The first call is held, or the other review would have nothing left to pay.
  const letGo = await shopper.calls.hold("placeOrder");
  await checkout.pay.click();
  await Promise.all([other.calls.next("placeOrder"), second.pay.click()]);
  letGo();
  await order.see("Pedido recibido");
  await other.order.see("Pedido recibido");
  expect(new URL(other.page.url()).pathname).toBe(new URL(shopper.page.url()).pathname);
  expect(await setup.orders()).toHaveLength(1);
});

withOwnShop(
  "a shop that loses its power between the order and its answer has one order, and says so when it is back",
  { tag: "@full" },
  async ({ shopper, server, expectErrors }) => {
    expectErrors(/net::ERR/);
    const { page, order, setup } = shopper;
    const checkout = await prepare(shopper);
    await checkout.review(CASH);
    await page.route("**/api/httpPaymentServices", async (route: Route) => {
      if (!route.request().postData()?.includes('"placeOrder"')) return route.fallback();
      await route.fetch();
      await server.kill();
      await route.abort("connectionreset");
    });
    await checkout.pay.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Revisamos si tu pedido se hizo");
    await expect(checkout.pay).toHaveCount(0);
    await server.start();
    // The page asks again by itself, each time after a longer while.
    await order.see("Pedido recibido", 30_000);
    expect(await setup.orders()).toHaveLength(1);
  },
);
