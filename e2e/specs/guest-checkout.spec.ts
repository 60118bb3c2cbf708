import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { Keyboard } from "../pages/keyboard.ts";
import type { Shopper } from "../pages/shopper.ts";

const RICE = { id: "arroz-super-extra-5-kg", name: "Arroz súper extra 5 kg" };
const QUESTION = "¿A dónde te mandamos tu código?";

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

const emailOf = ({ page }: Shopper) => page.getByRole("textbox", { name: "Correo electrónico" });
const codeOf = ({ page }: Shopper) => page.getByRole("textbox", { name: "Código" });
const sendOf = ({ page }: Shopper) => page.getByRole("button", { name: "Enviar código" });

/** The code of the newest mail. @param count how many have come by now */
async function readCode(shopper: Shopper, count = 1): Promise<string> {
  const mailbox = await shopper.openMailbox();
  const code = await mailbox.code(shopper.email, count);
  await mailbox.close();
  return code;
}

/** A guest in the checkout, with a cart that can be paid. */
async function openCheckout(shopper: Shopper, step = "direccion"): Promise<CheckoutPage> {
  await shopper.buy(RICE.id, RICE.name);
  await shopper.open(`/carritocompras/${step}`);
  await expect(shopper.page.getByRole("heading", { level: 1 })).toHaveText(QUESTION);
  return new CheckoutPage(shopper.page);
}

test(
  "a guest buys for the first time in nine clicks and seven fields, and again in four clicks",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
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

    await test.step("who they are is a code by mail", async () => {
      await first.click(cart.pay);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(QUESTION);
      await expect(page.getByRole("navigation", { name: "Navegación principal" })).toHaveCount(0);
      await first.fill(emailOf(shopper), shopper.email);
      await first.click(sendOf(shopper));
      await first.fill(codeOf(shopper), await readCode(shopper));
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
  },
);

test(
  "a guest comes back to the step that they opened, with the cart that they had, and to their account by the same code",
  { tag: "@main" },
  async ({ shopper }) => {
    const { page, shop, setup } = shopper;
    await shopper.haveAccount();
    await shopper.setup.confirmEmail();
    await CheckoutPage.setAddress(setup);
    const checkout = await openCheckout(shopper, "envio");
    await emailOf(shopper).fill(shopper.email);
    await sendOf(shopper).click();
    await codeOf(shopper).fill(await readCode(shopper, 2));
    await checkout.next.click();
    // The address of the account is offered first, and the step comes as soon as it is agreed to.
    await checkout.see("direccion");
    await checkout.next.click();
    await checkout.see("envio");
    await shopper.open("/carritocompras");
    await shop.seeUnits(1);
    await expect(page.getByRole("listitem", { name: RICE.name })).toBeVisible();
  },
);

test("a wrong code may be mended, and another one takes the place of the first", async ({ shopper }) => {
  const { page } = shopper;
  const checkout = await openCheckout(shopper);
  await emailOf(shopper).fill("ana");
  await sendOf(shopper).click();
  await expect(page.getByText("Escribe un correo como nombre@dominio.com.")).toBeVisible();
  await emailOf(shopper).fill(shopper.email);
  await sendOf(shopper).click();
  const first = await readCode(shopper);
  const wrong = first === "000000" ? "000001" : "000000";
  await codeOf(shopper).fill(wrong);
  await checkout.next.click();
  await expect(page.getByRole("alert")).toHaveText(/^El código no coincide/);
  await expect(codeOf(shopper)).toBeFocused();
  await page.getByRole("button", { name: "Pedir otro código o cambiar de correo" }).click();
  await expect(emailOf(shopper)).toHaveValue(shopper.email);
  await sendOf(shopper).click();
  await codeOf(shopper).fill(await readCode(shopper, 2));
  await checkout.next.click();
  await checkout.see("direccion");
});

test("without a network the guest is told so, and goes on with what they typed", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const { page, context } = shopper;
  await openCheckout(shopper);
  // The code of the form is there by now.
  await emailOf(shopper).fill("ana");
  await sendOf(shopper).click();
  await emailOf(shopper).fill(shopper.email);
  await context.setOffline(true);
  await sendOf(shopper).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^No pudimos conectar con la tienda/);
  await context.setOffline(false);
  await expect(emailOf(shopper)).toHaveValue(shopper.email);
  await sendOf(shopper).click();
  await expect(codeOf(shopper)).toBeFocused();
});

test("a guest identifies by keyboard alone, by phone, within WCAG 2.2 AA", async ({ shopper }) => {
  const { page, phoneSignIn } = shopper;
  const keys = new Keyboard(page);
  const checkout = await openCheckout(shopper);
  expect(await findViolations(page)).toEqual([]);
  await keys.follow(page.getByRole("button", { name: "Continuar con teléfono" }));
  await keys.tabTo(phoneSignIn.number);
  await page.keyboard.type(shopper.phone);
  await page.keyboard.press("Enter");
  await expect(phoneSignIn.code).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const mailbox = await shopper.openMailbox();
  const code = await mailbox.code(`+52${shopper.phone}`);
  await mailbox.close();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await checkout.see("direccion");
  await expect(checkout.field("Teléfono de quien recibe")).toHaveValue(`+52${shopper.phone}`);
  expect(await findViolations(page)).toEqual([]);
});

test("a guest whose cart is too light is told so where they would pay", async ({ shopper }) => {
  await shopper.buy("frijol-negro-900-g", "Frijol negro 900 g");
  await shopper.open("/carritocompras/direccion");
  await expect(shopper.page.getByRole("heading", { level: 1 })).toHaveText("Hay que corregir tu carrito");
});

test("who has no password is given one later, under security", async ({ shopper }) => {
  const { page, account } = shopper;
  const checkout = await openCheckout(shopper);
  await emailOf(shopper).fill(shopper.email);
  await sendOf(shopper).click();
  await codeOf(shopper).fill(await readCode(shopper));
  await checkout.next.click();
  await checkout.see("direccion");
  await shopper.open("/cuenta");
  await account.goTo("Seguridad");
  await page.getByRole("button", { name: "Agregar contraseña" }).click();
  await page.getByLabel("Contraseña nueva").fill(shopper.password);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(page.getByRole("button", { name: "Cambiar contraseña" })).toBeVisible();
  await shopper.signOut();
  await shopper.open("/login");
  await shopper.signIn();
});
