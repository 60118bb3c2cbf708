import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures.ts";
import { AddressBook, type TypedAddress } from "../pages/address-book.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { FlowsPage } from "../pages/flows-page.ts";

const BEANS = "Frijol negro 900 g";
const HOME: TypedAddress = {
  "Nombre de quien recibe": "Ana Torres",
  "Teléfono de quien recibe": "999 123 4567",
  Calle: "Calle del Árbol",
  "Número exterior": "12",
  Colonia: "Centro",
  "Código postal": "97000",
  "Ciudad o municipio": "Mérida",
  Estado: "Yucatán",
};
const FLOWS = fileURLToPath(new URL("../../tools/run/flows.mjs", import.meta.url));

test("a recorded purchase, from the sign-up to the order, is replayed exactly", async ({ shopper }, {
  outputDir,
}) => {
  const { page, shop, marketplace, cart, order, product } = shopper;
  const checkout = new CheckoutPage(page);
  await shopper.open("/registrar?inspect");
  const flows = await FlowsPage.openIn(shopper.context);

  await shopper.signUp.submit(shopper);
  await shop.seeLoggedIn();
  await shopper.setup.confirmEmail();
  await shop.goTo("Marketplace");
  await shop.see("Marketplace");
  await marketplace.chooseCategory("Abarrotes");
  await marketplace.openProduct(BEANS);
  await shop.see(BEANS, "/detalles/frijol-negro-900-g");
  await product.product(BEANS).add();
  await shop.seeUnits(1);
  await product.product(BEANS).increaseBy(3);
  await shop.seeUnits(4);
  await shop.goToCart();
  await cart.pay.click();

  await checkout.see("direccion");
  const book = new AddressBook(page);
  await book.type(HOME);
  await book.save.click();
  await checkout.see("envio");
  await checkout.next.click();
  await checkout.see("metodo");
  await checkout.radio(/^Al recibir el pedido/).check();
  await checkout.next.click();
  await checkout.see("revision");
  await checkout.pay.click();
  await order.see("Pedido recibido");
  await flows.seeState("contents", "settled.empty");

  const saving = flows.page.waitForEvent("download");
  await flows.bar.getByRole("button", { name: "Guardar sesión" }).click();
  const file = `${outputDir}/purchase.json`;
  await (await saving).saveAs(file);
  const { status, stdout } = spawnSync(process.execPath, [FLOWS, "replay", file], { encoding: "utf8" });
  expect(stdout).toMatch(/^checkout: \d+ of \d+ steps lead/m);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.not.stringContaining("cannot be judged") });
});
