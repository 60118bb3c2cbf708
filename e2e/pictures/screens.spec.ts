import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../fixtures.ts";
import { HOME_ADDRESS } from "../home-address.ts";
import { inTurn } from "../in-turn.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { DeskPage } from "../pages/desk-page.ts";
import { addStaff } from "../staff.ts";

const FOLDER = fileURLToPath(new URL("../../docs/screens/", import.meta.url));

/** Takes a picture when nothing changes any more, in few colours: the pictures are part of the repository. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(({ loading }) => loading === "eager");
    await Promise.all(shown.map((image) => image.decode()));
  });
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: "disabled" });
  const file = `${FOLDER}${name}-${test.info().project.name}.png`;
  await sharp(picture).png({ palette: true, quality: 85, effort: 8 }).toFile(file);
}

test("the screens of a shopper who browses", async ({ shopper, expectErrors }) => {
  expectErrors(/status of 404/);
  await shopper.open("/home");
  await shopper.shop.see("La despensa de la semana, pesada y en tu puerta");
  await take(shopper.page, "home");
  await shopper.open("/marketplace?categoria=frutas-y-verduras");
  await shopper.marketplace.seeFound("28 productos");
  await take(shopper.page, "marketplace");
  await shopper.open("/detalles/leche-entera-1-l");
  await shopper.shop.see("Leche entera 1 L");
  await take(shopper.page, "product");
  await shopper.open("/login");
  await shopper.shop.see("Iniciar sesión");
  await take(shopper.page, "login");
  await shopper.open("/contactenos");
  await shopper.shop.see("Contáctenos");
  await take(shopper.page, "contact");
  await shopper.open("/no/existe");
  await shopper.shop.see("Página no encontrada");
  await take(shopper.page, "not-found");
});

test("the screens of a shopper who buys", async ({ shopper }) => {
  const { setup, order } = shopper;
  await shopper.register();
  setup.address = HOME_ADDRESS;
  await CheckoutPage.setAddress(setup);
  await setup.putIn({ "leche-entera-1-l": 1 });
  await shopper.open("/carritocompras");
  await shopper.cart.seeLines({ "Leche entera 1 L": 1 });
  await take(shopper.page, "cart-below-minimum");
  await setup.putIn({ "frijol-negro-900-g": 1, "leche-entera-1-l": 2 });
  await shopper.open("/carritocompras");
  await shopper.cart.shipping.waitFor();
  await take(shopper.page, "cart");
  await shopper.cart.pay.click();
  await new CheckoutPage(shopper.page).see("direccion");
  await take(shopper.page, "checkout");
  const { order: placed } = await setup.place("contraentrega");
  await order.open(placed.id);
  await order.timeline.waitFor();
  await take(shopper.page, "order");
  await shopper.open("/cuenta?seccion=pedidos");
  await shopper.page.getByRole("region", { name: "Pedidos" }).getByRole("listitem").first().waitFor();
  await take(shopper.page, "account");
});

test("the screens of the counter", async ({ shopper: luz, stranger, dataFolder }) => {
  await luz.haveAccount();
  await luz.setup.confirmEmail();
  addStaff(dataFolder, luz.email, "mostrador");
  const place = async (lines: Record<string, number>, ...moves: [from: string, action: string][]) => {
    await stranger.setup.putIn(lines);
    const { order } = await stranger.setup.place("contraentrega", undefined, {
      shippingOption: "refrigerado",
    });
    await inTurn(moves, ([from, action]) =>
      luz.setup.call("httpDeskServices", { method: "moveOrder", id: order.id, from, action }),
    );
    return order;
  };
  await stranger.haveAccount();
  const accepted = [["pendiente", "accept"]] satisfies [string, string][];
  await place({ "frijol-negro-900-g": 4 });
  await place({ "frijol-negro-900-g": 1, "leche-entera-1-l": 3 });
  const sent = await place({ "frijol-negro-900-g": 6 }, ...accepted);
  const pick = { method: "pickItem", id: sent.id, itemId: "frijol-negro-900-g", quantity: 6 };
  await luz.setup.call("httpDeskServices", pick);
  await luz.setup.call("httpDeskServices", {
    method: "moveOrder",
    id: sent.id,
    from: "preparando",
    action: "ship",
  });
  const order = await place({ "arroz-super-extra-5-kg": 1, "leche-entera-1-l": 2 }, ...accepted);
  const desk = new DeskPage(luz.page);
  await desk.open(luz);
  await luz.page.getByRole("link", { name: /-/ }).first().waitFor();
  await take(luz.page, "counter");
  await luz.page.goto(`/mostrador?pedido=${order.id}`);
  await desk.order.getByRole("button", { name: "Todo está" }).waitFor();
  await luz.page.waitForLoadState("networkidle"); // its pictures
  await take(luz.page, "counter-order");
});
