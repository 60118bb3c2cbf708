import { expect, test } from "../fixtures.ts";
import { HOME_ADDRESS } from "../home-address.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { Privacy } from "../pages/privacy.ts";

const CARROTS = "Zanahoria 1 kg";
const CARROTS_ID = "zanahoria-1-kg";

test.use({ storageState: { cookies: [], origins: [] } });

test("what a shopper who agreed does is tracked in its order, each thing once, and without them", async ({
  shopper,
}) => {
  const privacy = new Privacy(shopper.page);
  await shopper.open("/registrar");
  await privacy.accept.click();
  await expect(privacy.question).toHaveCount(0);
  await shopper.signUp.submit(shopper);
  await shopper.shop.seeLoggedIn();
  await privacy.seeTracked("sign_up", "view_item_list");

  await shopper.open("/marketplace?q=zanahoria");
  await expect(shopper.page.getByRole("article").first()).toBeVisible();
  await privacy.seeTracked("sign_up", "view_item_list", "search", "view_item_list");
  await shopper.page.getByRole("main").getByRole("link", { name: CARROTS, exact: true }).click();
  await shopper.shop.see(CARROTS);
  await shopper.product.product(CARROTS).add();
  await shopper.shop.goToCart();
  await shopper.cart.line(CARROTS).type(4);
  await expect(shopper.cart.pay).toBeVisible();
  await shopper.cart.line(CARROTS).decrease.click();
  await shopper.reload();
  await shopper.cart.seeLines({ [CARROTS]: 3 });
  await privacy.seeTracked(
    "sign_up",
    "view_item_list",
    "search",
    "view_item_list",
    "select_item",
    "view_item",
    "add_to_cart",
    "view_cart",
    "add_to_cart",
    "remove_from_cart",
    "view_cart",
  );

  const [signUp, , search] = privacy.sentEvents;
  expect([signUp?.params, search?.params]).toEqual([{ method: "password" }, { search_term: "zanahoria" }]);
  expect(privacy.sentEvents.at(-1)?.params).toMatchObject({
    currency: "MXN",
    items: [{ item_id: CARROTS_ID, item_name: CARROTS, item_category: "frutas-y-verduras", quantity: 3 }],
  });
  const everything = JSON.stringify(privacy.sentEvents);
  for (const canary of [shopper.email, shopper.name, shopper.password, shopper.phone])
    expect(everything).not.toContain(canary);

  await shopper.open("/buzon-de-prueba");
  const events = shopper.page.getByRole("region", { name: "Estadísticas" });
  await expect(events.getByText("view_cart").first()).toBeVisible();
});

test("an order is tracked step by step, its purchase once, and given back when it is cancelled", async ({
  shopper,
}) => {
  const privacy = new Privacy(shopper.page);
  const { page, setup, order } = shopper;
  await shopper.register();
  await shopper.open(`/detalles/${CARROTS_ID}`);
  await shopper.product.product(CARROTS).add();
  await shopper.product.product(CARROTS).type(4);
  await shopper.shop.goToCart();
  await expect(shopper.cart.pay).toBeVisible();
  await privacy.accept.click();
  await privacy.seeTracked("view_cart");

  await setup.confirmEmail();
  await CheckoutPage.setAddress(setup);
  const checkout = new CheckoutPage(page);
  await checkout.review(/^Al recibir el pedido/);
  await checkout.pay.click();
  await order.see("Pedido recibido");
  const funnel = ["view_cart", "begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];
  await privacy.seeTracked(...funnel);

  await shopper.reload();
  await order.see("Pedido recibido");
  await order.confirmCancellation();
  await privacy.seeTracked(...funnel, "refund");
  const [, , shipping, payment, bought] = privacy.sentEvents;
  expect([shipping?.params["shipping_tier"], payment?.params["payment_type"]]).toEqual([
    "estandar",
    "contraentrega",
  ]);
  expect(bought?.params).toMatchObject({
    transaction_id: /[^/]+$/.exec(new URL(page.url()).pathname)?.[0],
    currency: "MXN",
    items: [{ item_id: CARROTS_ID, quantity: 4 }],
  });
  const everything = JSON.stringify(privacy.sentEvents);
  for (const canary of [shopper.email, ...Object.values(HOME_ADDRESS)])
    expect(everything).not.toContain(canary);
});
