import { expect, test } from "../fixtures.ts";

const ERROR = "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";
const OUT_OF_REACH = "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.";
const BEANS = "Frijol negro 900 g";
const MILK = "Leche entera 1 L";

for (const [failure, sentence, logged] of [
  ["error", ERROR, /status of 500/],
  ["silence", OUT_OF_REACH, /net::ERR/],
] as const) {
  test(
    `home, product and marketplace recover from ${failure}`,
    { tag: "@main" },
    async ({ shopper, expectErrors }) => {
      expectErrors(logged);
      const { shop, calls } = shopper;

      const mendHome = await calls.fail("getHome", failure);
      // A screen that is opened by its address comes rendered, with nothing left to ask.
      await shopper.open("/quienessomos");
      await shop.goTo("Inicio");
      await shop.seeFailure(sentence);
      await mendHome();
      await shop.retry.click();
      await expect(shopper.page.getByRole("heading", { name: "Ofertas de la semana" })).toBeVisible();
      await expect(shop.retry).toHaveCount(0);

      const mendList = await calls.fail("listProducts", failure);
      await shop.goTo("Marketplace");
      await shop.seeFailure(sentence);
      await shop.retry.click();
      await shop.seeFailure(sentence);
      await mendList();
      await shop.retry.click();
      await shopper.marketplace.seeFound("327 productos");
      await expect(shop.retry).toHaveCount(0);

      const mendProduct = await calls.fail("getProduct", failure);
      await shopper.page.getByRole("link", { name: MILK }).click();
      await shop.seeFailure(sentence);
      await mendProduct();
      await shop.retry.click();
      await shop.see(MILK);
      await expect(shop.retry).toHaveCount(0);
    },
  );

  test(
    `a cart that cannot be read recovers from ${failure}`,
    { tag: "@main" },
    async ({ shopper, expectErrors }) => {
      expectErrors(logged);
      const { shop, calls, cart } = shopper;
      await shopper.register();
      await shopper.buy("frijol-negro-900-g", BEANS);
      const mend = await calls.fail("getCart", failure);
      await shopper.open("/carritocompras");
      await shop.seeFailure(sentence);
      await expect(cart.emptyHeading).toHaveCount(0);
      await mend();
      await shop.tryAgain();
      await cart.seeLines({ [BEANS]: 1 });
      await expect(shop.retry).toHaveCount(0);
    },
  );

  test(`a cart that cannot be summed up recovers from ${failure}`, async ({ shopper, expectErrors }) => {
    expectErrors(logged);
    const { shop, calls, cart } = shopper;
    await shopper.register();
    await shopper.buy("frijol-negro-900-g", BEANS);
    const mend = await calls.fail("getPaymentCart", failure);
    await shopper.open("/carritocompras");
    await shop.seeFailure(sentence);
    await cart.seeLines({ [BEANS]: 1 });
    await mend();
    await shop.tryAgain();
    await expect(cart.weightStatus).toHaveText(/^Te faltan 2\.09 kg/);
    await expect(shop.retry).toHaveCount(0);
  });
}

test("a change that got lost stays on the screen and is sent again", async ({ shopper, expectErrors }) => {
  expectErrors(/net::ERR/);
  const { shop, calls, cart } = shopper;
  await shopper.register();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shop.goToCart();
  await cart.seeLines({ [BEANS]: 1 });
  const mend = await calls.fail("setProductQuantity", "silence");
  await cart.line(BEANS).type(4);
  await shop.seeFailure(OUT_OF_REACH);
  await cart.seeLines({ [BEANS]: 4 });
  await expect(cart.pay).toHaveCount(0);
  await mend();
  await shop.tryAgain();
  await cart.seeSums({ Subtotal: "$155.60", "Peso total": "3.64 kg", Envío: "$51.00", Total: "$206.60" });
  await expect(shop.retry).toHaveCount(0);
});

test("an addition that the shop did not get is told where the shopper is", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/net::ERR/);
  const { shop, calls, page } = shopper;
  await shopper.register();
  await shopper.open("/detalles/frijol-negro-900-g");
  const mend = await calls.fail("addProductToCart", "silence");
  await shopper.product.product(BEANS).add();
  await shop.seeFailure(OUT_OF_REACH);
  await shop.toastButton("Cerrar aviso").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await shop.goTo("Marketplace");
  await shop.see("Marketplace");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await shop.goToCart();
  await shop.seeFailure(OUT_OF_REACH);
  await shop.retry.click();
  await expect(page.getByRole("status").filter({ hasText: "Guardando" })).toHaveCount(0);
  await shop.seeFailure(OUT_OF_REACH);
  await shop.goTo("Marketplace");
  await shop.seeFailure(OUT_OF_REACH);
  await mend();
  await shop.tryAgain();
  await shop.seeToast(`Agregaste ${BEANS} al carrito.`);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await shop.seeUnits(1);
});

test("an addition whose answer got lost counts once", { tag: "@main" }, async ({ shopper, expectErrors }) => {
  expectErrors(/net::ERR/);
  const { shop, calls, cart } = shopper;
  await shopper.register();
  await shopper.open("/detalles/frijol-negro-900-g");
  const mend = await calls.loseAnswer("addProductToCart");
  await shopper.product.product(BEANS).add();
  await shop.goToCart();
  await shop.seeFailure(OUT_OF_REACH);
  await mend();
  await shop.tryAgain();
  await expect(cart.weightStatus).toHaveText(/^Te faltan 2\.09 kg/);
  await cart.seeLines({ [BEANS]: 1 });
  await expect(shop.retry).toHaveCount(0);
  await cart.seeConfirmed();
  await shopper.reload();
  await shop.seeUnits(1);
  expect(calls.count("addProductToCart")).toBeGreaterThan(1);
});
