import { expect, test } from "../fixtures.ts";

const CONFIRM = "Confirma tu correo en La Alacena";
const HOME = {
  "Nombre de quien recibe": "Ana Torres",
  "Teléfono de quien recibe": "55 1234 5678",
  Calle: "Av. Insurgentes Sur",
  "Número exterior": "1602",
  "Número interior": "4B",
  Colonia: "Crédito Constructor",
  "Código postal": "03940",
  "Ciudad o municipio": "Benito Juárez",
  Estado: "Ciudad de México",
  Referencias: "Portón verde",
};

test(
  "the account has four sections, each with an address of its own",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { account, shop, page } = shopper;
    await shopper.register();
    await shop.goTo("Mi cuenta");
    await shop.see("Mi cuenta", "/cuenta");
    await account.see("Perfil");
    await expect(page).toHaveTitle("Mi cuenta · La Alacena");
    const { documents } = shopper;

    await account.goTo("Direcciones");
    await shop.see("Mi cuenta", "/cuenta?seccion=direcciones");
    await expect(page).toHaveTitle("Direcciones · Mi cuenta · La Alacena");
    await expect(account.addresses.emptyHeading).toBeVisible();
    await account.goTo("Pedidos");
    await shop.see("Mi cuenta", "/cuenta?seccion=pedidos");
    await expect(page.getByRole("heading", { name: "Todavía no has hecho pedidos" })).toBeVisible();
    await account.goTo("Seguridad");
    await shop.see("Mi cuenta", "/cuenta?seccion=seguridad");
    await expect(account.security.methods).toBeVisible();

    await page.goBack();
    await account.see("Pedidos");
    await page.goBack();
    await account.see("Direcciones");
    await page.goForward();
    await account.see("Pedidos");
    expect(shopper.documents).toBe(documents);
  },
);

test("a link to a section waits for the sign-in", async ({ shopper }) => {
  await shopper.haveAccount();
  await shopper.open("/cuenta?seccion=direcciones");
  await shopper.shop.see("Iniciar sesión");
  await shopper.signIn();
  await shopper.shop.see("Mi cuenta", "/cuenta?seccion=direcciones");
  await shopper.account.see("Direcciones");
});

test("the profile begins with the name of the sign-up, and keeps what is saved", async ({
  shopper,
  stranger,
}) => {
  const { data } = shopper.account;
  await shopper.register();
  await shopper.open("/cuenta");
  await data.seeData({ Nombre: "Ana Torres", Teléfono: "Sin teléfono" });
  await data.edit();
  await data.name.fill("");
  await data.phone.fill("12");
  await data.save.click();
  await expect(data.name).toBeFocused();
  await expect(data.name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(data.phone).toHaveAccessibleDescription(/Escribe un teléfono de 10 a 15 dígitos\.$/);
  await data.name.fill("Ana María Torres");
  await data.phone.fill("55 1234 5678");
  await data.save.click();
  await expect(data.status.filter({ hasText: "Guardamos tus datos." })).toBeVisible();
  await data.seeData({ Nombre: "Ana María Torres", Teléfono: "55 1234 5678" });

  await stranger.open("/cuenta");
  await stranger.login.submit(shopper);
  await stranger.account.data.seeData({ Nombre: "Ana María Torres", Teléfono: "55 1234 5678" });
});

test("the account says that the e-mail is verified once the link of the mail was followed", async ({
  shopper,
}) => {
  const { data } = shopper.account;
  await shopper.register();
  await shopper.open("/cuenta");
  await data.seeUnverified();
  await data.sendVerification.click();
  await expect(data.status.filter({ hasText: `Te mandamos un correo a ${shopper.email}.` })).toBeVisible();

  const mailbox = await shopper.openMailbox();
  await expect(mailbox.mail(shopper.email, CONFIRM)).toHaveCount(2);
  const mailed = await mailbox.follow(shopper.email, CONFIRM);
  await mailed.agree("Confirmar mi correo");
  await mailed.see("Tu correo está confirmado");
  await mailbox.close();

  // What a browser tells the tab that the shopper comes back to.
  await shopper.page.evaluate(() => dispatchEvent(new Event("focus")));
  await data.seeVerified();
  await shopper.reload();
  await data.seeVerified();
});

test(
  "an address is added after mistakes, changed, offered first and removed",
  { tag: "@main" },
  async ({ shopper, stranger }) => {
    const { account } = shopper;
    const { addresses } = account;
    await shopper.register();
    await shopper.open("/cuenta?seccion=direcciones");
    await addresses.add.click();
    await addresses.save.click();
    await expect(addresses.field("Código postal")).toBeFocused();
    await expect(addresses.field("Código postal")).toHaveAccessibleDescription(
      "Escribe los 5 dígitos del código postal.",
    );
    await expect(addresses.field("Estado")).toHaveAccessibleDescription("Elige el estado.");
    await addresses.type({ ...HOME, "Código postal": "394" });
    await addresses.save.click();
    await expect(addresses.field("Código postal")).toBeFocused();
    await addresses.type({ "Código postal": "03940" });
    await addresses.save.click();
    await expect(addresses.status.filter({ hasText: "Guardamos la dirección." })).toBeVisible();
    await addresses.seeNames(["Ana Torres"], "Ana Torres");
    await expect(addresses.card("Ana Torres").getByRole("paragraph")).toHaveText([
      "Av. Insurgentes Sur 1602, int. 4B",
      "Crédito Constructor, 03940",
      "Benito Juárez, Ciudad de México",
      "55 1234 5678",
      "Portón verde",
    ]);

    await addresses.add.click();
    await addresses.type({ ...HOME, "Nombre de quien recibe": "Oficina", "Número interior": "" });
    await addresses.save.click();
    await addresses.seeNames(["Ana Torres", "Oficina"], "Ana Torres");
    await addresses.act("Usar primero", "Oficina");
    await addresses.seeNames(["Ana Torres", "Oficina"], "Oficina");
    await addresses.act("Editar", "Oficina");
    await expect(addresses.field("Calle")).toHaveValue("Av. Insurgentes Sur");
    await addresses.type({ "Nombre de quien recibe": "Recepción" });
    await addresses.save.click();
    await addresses.seeNames(["Ana Torres", "Recepción"], "Recepción");

    await addresses.act("Quitar", "Recepción");
    await addresses.confirmRemoval();
    await addresses.seeNames(["Ana Torres"], "Ana Torres");
    await shopper.reload();
    await addresses.seeNames(["Ana Torres"], "Ana Torres");

    await stranger.register();
    await stranger.open("/cuenta?seccion=direcciones");
    await expect(stranger.account.addresses.emptyHeading).toBeVisible();
  },
);
