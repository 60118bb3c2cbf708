import { expect, withOwnShop as test } from "../fixtures.ts";

const BEANS = "Frijol negro 900 g";
const LENTILS = "Lenteja 500 g";

test("a power cut in the middle of adding loses neither the session nor anything confirmed", async ({
  shopper,
  server,
  expectErrors,
}) => {
  expectErrors(/net::ERR/);
  const { shop, cart, calls } = shopper;
  await shopper.register();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shopper.buy("lenteja-500-g", LENTILS);
  await shop.goToCart();
  await cart.seeLines({ [BEANS]: 1, [LENTILS]: 1 });

  await expect(cart.weightStatus).toHaveText(/^Te faltan/);

  const letGoOfSums = await calls.hold("getPaymentCart");
  const letGoOfChanges = await calls.hold("setProductQuantity");
  await cart.line(LENTILS).increaseBy(10);
  await cart.line(LENTILS).seeQuantity(11);
  const second = calls.next("setProductQuantity");
  letGoOfChanges();
  await second;
  await server.kill();
  letGoOfSums();
  await shop.seeFailure("No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.");
  await cart.seeLines({ [BEANS]: 1, [LENTILS]: 11 });
  await shop.seeLoggedIn();

  await server.start();
  await shop.tryAgain();
  await expect(shop.retry).toHaveCount(0);
  await cart.seeSums({ Subtotal: "$312.80", "Peso total": "6.52 kg", Envío: "$60.00", Total: "$372.80" });

  await shopper.reload();
  await shop.seeLoggedIn();
  await cart.seeLines({ [BEANS]: 1, [LENTILS]: 11 });
  await shopper.open("/cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
});
