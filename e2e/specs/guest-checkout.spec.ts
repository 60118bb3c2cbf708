import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";

const RICE = { id: "arroz-super-extra-5-kg", name: "Arroz súper extra 5 kg" };

/** What a shopper has to do: everything they press, and every field they fill in. */
class Effort {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }
}

test("a guest buys for the first time in nine clicks and seven fields, and again in four clicks", async ({
  shopper,
}) => {
  const { page, shop, cart, order } = shopper;
  const checkout = new CheckoutPage(page);
  const first = new Effort();

  await test.step("shipping, total and windows are there before any form", async () => {
    await shopper.open(`/detalles/${RICE.id}`);
    await first.click(page.getByRole("button", { name: `Agregar ${RICE.name} al carrito` }));
    await first.click(shop.link("Carrito, 1 producto"));
    await expect(cart.option("Estándar")).toBeChecked();
    await expect(cart.receipt).toContainText("Total");
    const next = page.getByRole("region", { name: "Próximas entregas" });
    await expect(next.getByRole("heading", { name: "Próximas entregas" })).toBeVisible();
    await expect(next.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("they sign in by a mailed code", async () => {
    await first.click(cart.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿A dónde te mandamos tu código?");
    await expect(page.getByRole("navigation", { name: "Navegación principal" })).toHaveCount(0);
    await first.fill(page.getByRole("textbox", { name: "Correo electrónico" }), shopper.email);
    await first.click(page.getByRole("button", { name: "Enviar código" }));
    const mailbox = await shopper.openMailbox();
    const code = await mailbox.code(shopper.email);
    await mailbox.close();
    await first.fill(page.getByRole("textbox", { name: "Código" }), code);
    await first.click(checkout.next);
  });

  await test.step("the postal code fills half of the address", async () => {
    await checkout.see("direccion");
    await first.fill(checkout.field("Código postal"), "97000");
    await expect(checkout.field("Colonia")).toHaveValue("Centro");
    await expect(checkout.field("Ciudad o municipio")).toHaveValue("Mérida");
    await expect(page.getByRole("combobox", { name: "Estado" })).toHaveValue("Yucatán");
    await first.fill(checkout.field("Calle"), "Calle 60");
    await first.fill(checkout.field("Número exterior"), "491");
    await first.fill(checkout.field("Nombre de quien recibe"), shopper.name);
    await first.fill(checkout.field("Teléfono de quien recibe"), "999 123 4567");
    await first.click(page.getByRole("button", { name: "Guardar y continuar" }));
  });

  await test.step("the rest is offered", async () => {
    await checkout.see("envio");
    await first.click(checkout.next);
    await checkout.see("metodo");
    await first.click(checkout.next);
    await checkout.see("revision");
    await first.click(checkout.pay);
    await order.see("Pedido recibido");
  });
  expect([first.clicks, first.fields]).toEqual([9, 7]);

  const second = new Effort();
  await second.click(order.repeat);
  await shop.see("Carrito de compras", "/carritocompras");
  await second.click(cart.pay);
  await checkout.see("envio");
  await second.click(checkout.next);
  await checkout.see("revision");
  await second.click(checkout.pay);
  await order.see("Pedido recibido");
  expect([second.clicks, second.fields]).toEqual([4, 0]);
});
