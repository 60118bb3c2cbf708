import { expect, test } from "../fixtures.ts";

const OUT_OF_REACH = "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.";
const BEANS = "Frijol negro 900 g";

test("home, list, product and cart show that they failed, and recover by a press; a lost addition counts once", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 500/, /net::ERR/);
  const { shop, calls, cart, page, marketplace } = shopper;
  await shopper.haveSession();
  const mendHome = await calls.fail("getHome", "error");
  // A screen that is opened by its URL is server-rendered, with nothing left to load.
  await shopper.open("/quienessomos");
  await shop.goTo("Inicio");
  await shop.seeFailure("Algo falló de nuestro lado. Vuelve a intentarlo en un momento.");
  await mendHome();
  await shop.retry.click();
  await expect(page.getByRole("heading", { name: "Ofertas de la semana" })).toBeVisible();
  await expect(shop.retry).toHaveCount(0);

  const mendList = await calls.fail("listProducts", "silence");
  await shop.goTo("Marketplace");
  await shop.seeFailure(OUT_OF_REACH);
  await shop.retry.click();
  await shop.seeFailure(OUT_OF_REACH);
  await mendList();
  await shop.retry.click();
  await marketplace.seeFound("327 productos");

  const mendProduct = await calls.fail("getProduct", "silence");
  await marketplace.chooseCategory("Abarrotes");
  await marketplace.openProduct(BEANS);
  await shop.seeFailure(OUT_OF_REACH);
  await mendProduct();
  await shop.retry.click();
  await shop.see(BEANS);

  const mendAddition = await calls.loseAnswer("addProductToCart");
  await shopper.product.product(BEANS).add();
  await shop.seeFailure(OUT_OF_REACH);
  await shop.goToCart();
  await shop.seeFailure(OUT_OF_REACH);
  await mendAddition();
  await shop.tryAgain();
  await expect(cart.weightStatus).toHaveText(/^Te faltan 2\.09 kg/);
  await cart.seeLines({ [BEANS]: 1 });
  await expect(shop.retry).toHaveCount(0);
  await cart.seeConfirmed();
  await shopper.reload();
  await shop.seeUnits(1);
  expect(calls.count("addProductToCart")).toBeGreaterThan(1);
});
