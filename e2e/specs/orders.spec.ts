import { expect, test } from "../fixtures.ts";
import { StoredShop } from "../stored-shop.ts";

const BASKET = { "leche-entera-1-l": 2, "frijol-negro-900-g": 2 };
const MILK = "Leche entera 1 L";
const BEANS = "Frijol negro 900 g";

test(
  "an order that the bank declines is paid at the second try, and its screen follows by itself",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { order, setup, page } = shopper;
    await shopper.register();
    await setup.putIn(BASKET);
    const placed = await setup.place();
    await order.open(placed.order.id);
    await order.see("Falta tu pago");
    await expect(order.payment).toHaveText("Pago pendiente");
    await expect(page).toHaveTitle("Falta tu pago · La Alacena");
    await order.seeStep("Pedido recibido");
    await order.pay.click();
    await order.decide("Rechazar");
    await order.see("Pago rechazado");
    await order.payAgain.click();
    await order.decide("Abandonar");
    await order.see("Pago rechazado");
    await order.payAgain.click();
    await order.decide("Aprobar");
    await order.see("Pago confirmado");
    await order.seeStep("Pago confirmado");
    await expect(order.pay).toHaveCount(0);
    await expect(order.receipt).toContainText("Total");

    expect(await setup.statusOf(placed.order.id)).toBe("pagado, paid");
    expect(await setup.orders()).toHaveLength(1);
  },
);

test("a bank that answers later is waited for, and nothing has to be pressed", async ({ shopper }) => {
  const { order, setup } = shopper;
  await shopper.register();
  await setup.putIn(BASKET);
  const placed = await setup.place();
  await order.open(placed.order.id);
  await order.pay.click();
  await order.decide("Responder más tarde");
  await order.see("Falta tu pago");
  await order.see("Pago confirmado", 40_000);
});

test(
  "who gives an unpaid order up has the cart as it was, and the shop its stock",
  { tag: "@main" },
  async ({ shopper, dataFolder }) => {
    const { order, setup, cart, shop } = shopper;
    const stored = new StoredShop(dataFolder);
    await shopper.register();
    await setup.putIn({ "garbanzo-500-g": 7 });
    const before = stored.stockOf("garbanzo-500-g");
    const placed = await setup.place();
    expect(stored.stockOf("garbanzo-500-g")).toBe(before - 7);
    await order.open(placed.order.id);
    await shop.seeUnits(0);
    await order.giveUp.click();
    await shop.see("Carrito de compras", "/carritocompras");
    await cart.seeLines({ "Garbanzo 500 g": 7 });
    await shop.seeUnits(7);
    expect(await setup.statusOf(placed.order.id)).toBe("cancelado, pending");
    expect(stored.stockOf("garbanzo-500-g")).toBe(before);
    await order.open(placed.order.id);
    await order.see("Pedido cancelado");
  },
);

test(
  "an order is its owner's alone: a guest signs in first, and a stranger finds nothing",
  { tag: "@main" },
  async ({ shopper, stranger }) => {
    await shopper.haveAccount();
    await shopper.setup.putIn(BASKET);
    const { order } = await shopper.setup.place("contraentrega");
    await shopper.order.open(order.id);
    await shopper.order.see("Pedido no encontrado");
    await expect(shopper.page.getByText(order.number)).toHaveCount(0);
    await shopper.page.getByRole("link", { name: "Iniciar sesión para verlo" }).click();
    await shopper.signIn();
    await shopper.shop.see("Pedido recibido", `/pagoconfirmado/${order.id}`);
    await expect(shopper.order.payment).toHaveText("Pago pendiente");
    await expect(shopper.page.getByRole("main")).toContainText("Pagas al recibirlos.");

    await stranger.register();
    await stranger.order.open(order.id);
    await stranger.order.see("Pedido no encontrado");
    await expect(stranger.page.getByText(order.number)).toHaveCount(0);
    const foreign = await stranger.page.getByRole("main").textContent();
    await stranger.order.open("no-existe");
    await stranger.order.see("Pedido no encontrado");
    await expect(stranger.page.getByRole("main")).toHaveText(foreign ?? "");
  },
);

test(
  "the account lists orders by state, and leads to one that is cancelled there",
  { tag: "@main" },
  async ({ shopper }) => {
    const { account, setup, order, page, shop } = shopper;
    await shopper.register();
    await setup.putIn(BASKET);
    const first = await setup.place("contraentrega");
    await setup.putIn(BASKET);
    const second = await setup.place("contraentrega");
    await shopper.open("/cuenta");
    await account.goTo("Pedidos");
    const links = page.getByRole("link", { name: /^Ver el pedido/ });
    await expect(links).toHaveText([second.order.number, first.order.number]);
    await expect(page.getByRole("list", { name: /^Pedidos/ }).getByText("Pagas al recibir")).toHaveCount(2);

    await links.last().click();
    await order.see("Pedido recibido");
    await order.confirmCancellation();
    await order.see("Pedido cancelado");
    await order.seeStep("Cancelado");
    await expect(page.getByRole("main")).toBeFocused();

    await page.getByRole("link", { name: "Ver todos mis pedidos" }).click();
    const filter = page.getByRole("combobox", { name: "Mostrar" });
    await filter.selectOption("Cancelado");
    await shop.seeAddress("/cuenta?seccion=pedidos&estado=cancelado");
    await expect(links).toHaveText([first.order.number]);
    await filter.selectOption("Enviado");
    await expect(page.getByRole("heading", { name: "No tienes pedidos en este estado" })).toBeVisible();
    await page.goBack();
    await expect(links).toHaveText([first.order.number]);
    await shopper.reload();
    await expect(links).toHaveText([first.order.number]);
  },
);

test("an order on its way keeps its receipt and offers no cancelling", async ({ shopper, dataFolder }) => {
  const { setup, order, page } = shopper;
  await shopper.register();
  await setup.putIn(BASKET);
  const placed = await setup.place("contraentrega");
  await order.open(placed.order.id);
  await order.see("Pedido recibido");
  await expect(order.cancel).toBeVisible();
  new StoredShop(dataFolder).moveOrder(placed.order.id, "preparando", "enviado");
  // What a browser tells the tab that the shopper comes back to.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await order.seeStep("En camino");
  await expect(order.cancel).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(order.receipt).toBeVisible();
  await expect(page.getByRole("main")).toContainText("La Alacena");
  await expect(page.getByRole("listitem", { name: MILK })).toContainText("$57.00");
  await expect(page.getByRole("main")).toContainText("Av. Insurgentes Sur 1602");
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await ink()).toBe("light");
});

test("an order is bought again with one press", async ({ shopper }) => {
  const { setup, order, cart, shop, calls } = shopper;
  await shopper.register();
  await setup.putIn(BASKET);
  const placed = await setup.place("contraentrega");
  await order.open(placed.order.id);
  await order.see("Pedido recibido");
  calls.forget();
  await order.repeat.click();
  await shop.see("Carrito de compras", "/carritocompras");
  await cart.seeLines({ [MILK]: 2, [BEANS]: 2 });
  await cart.seeConfirmed();
  expect(calls.count("mergeCart")).toBe(1);
  expect(calls.count("addProductToCart", "setProductQuantity")).toBe(0);
});

test("an order is bought again from its row in the account", async ({ shopper }) => {
  const { setup, cart, shop, page } = shopper;
  await shopper.register();
  await setup.putIn(BASKET);
  const { order } = await setup.place("contraentrega");
  await shopper.open("/cuenta?seccion=pedidos");
  await page.getByRole("button", { name: `Volver a pedir ${order.number}` }).click();
  await shop.see("Carrito de compras", "/carritocompras");
  await cart.seeLines({ [MILK]: 2, [BEANS]: 2 });
});
