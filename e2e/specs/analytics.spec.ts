import { expect, test } from "../fixtures.ts";
import { HOME_ADDRESS } from "../home-address.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { Privacy } from "../pages/privacy.ts";

const CARROTS = "Zanahoria 1 kg";
const CARROTS_ID = "zanahoria-1-kg";

// Every shopper here is on a first visit.
test.use({ storageState: { cookies: [], origins: [] } });

test("nothing is loaded and nothing is sent before the shopper agrees, nor after they refuse, in any tab", async ({
  shopper,
}) => {
  const { page, shop } = shopper;
  const privacy = new Privacy(page);
  await shopper.open("/home");
  await expect(privacy.question).toBeVisible();
  const other = await shopper.openTab();
  const there = new Privacy(other.page);
  await other.open("/quienessomos");
  await there.reject.click();
  await expect(there.button).toBeFocused();
  await expect(privacy.question).toHaveCount(0);
  await shopper.reload();
  await shop.goTo("Marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();
  // The question would have been shown by the time that the button opens it.
  await privacy.button.click();
  await expect(privacy.question).toBeFocused();
  await expect(privacy.question).toContainText("Ahora no lo permites.");
  for (const tab of [privacy, there]) expect([tab.sentEvents, tab.hasLoadedAnalytics]).toEqual([[], false]);
});

test("with consent each action is tracked once and anonymously, from the sign-up to a refund, until consent is withdrawn", async ({
  shopper,
}) => {
  const privacy = new Privacy(shopper.page);
  const { page, shop, cart, setup, order } = shopper;
  await shopper.open("/registrar");
  await privacy.accept.press("Enter");
  await expect(privacy.button).toBeFocused();
  await shopper.signUp.submit(shopper);
  await shop.seeLoggedIn();
  await setup.confirmEmail();
  await CheckoutPage.setAddress(setup);
  await shopper.open("/marketplace?q=zanahoria");
  await page.getByRole("main").getByRole("link", { name: CARROTS, exact: true }).click();
  await shop.see(CARROTS);
  await shopper.product.product(CARROTS).add();
  await shop.goToCart();
  await cart.line(CARROTS).type(4);
  await expect(cart.pay).toBeVisible();
  await cart.line(CARROTS).decrease.click();
  await cart.seeConfirmed();
  const shopping = [
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
  ];
  await privacy.seeTracked(...shopping);

  const checkout = new CheckoutPage(page);
  await checkout.review(/^Al recibir el pedido/);
  await checkout.pay.click();
  await order.see("Pedido recibido");
  await shopper.reload();
  await order.see("Pedido recibido");
  await order.confirmCancellation();
  const bought = ["begin_checkout", "add_shipping_info", "add_payment_info", "purchase", "refund"];
  await privacy.seeTracked(...shopping, ...bought);
  const purchase = privacy.sentEvents.find(({ name }) => name === "purchase");
  expect(purchase?.params).toMatchObject({
    transaction_id: /[^/]+$/.exec(new URL(page.url()).pathname)?.[0],
    currency: "MXN",
    items: [{ item_id: CARROTS_ID, item_name: CARROTS, item_category: "frutas-y-verduras", quantity: 3 }],
  });
  const everything = JSON.stringify(privacy.sentEvents);
  const { email, name, password, phone } = shopper;
  for (const canary of [email, name, password, phone, ...Object.values(HOME_ADDRESS)])
    expect(everything).not.toContain(canary);

  await privacy.button.press("Enter");
  await expect(privacy.question).toContainText("Ahora lo permites.");
  await privacy.reject.press("Enter");
  await shop.goTo("Marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();
  await shopper.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await privacy.seeTracked(...shopping, ...bought);
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.includes("contados"))).toEqual([]);
});
