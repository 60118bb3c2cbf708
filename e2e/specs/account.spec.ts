import { expect, test } from "../fixtures.ts";
import { HOME_ADDRESS } from "../home-address.ts";
import { StoredAccounts } from "../stored-accounts.ts";

const NEW_PASSWORD = "tres platos de trigo";
const WRONG = "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.";
const REVOKED = "Tu sesión dejó de ser válida. Inicia sesión otra vez para seguir.";

test("an account is filled section by section, verified by mail, found on another device, and deleted", async ({
  shopper,
  stranger,
  expectErrors,
}) => {
  const { account, shop, page, login } = shopper;
  const { data, addresses, security } = account;
  await shopper.register();
  await shop.goTo("Mi cuenta");
  await account.see("Perfil");
  await data.seeUnverified();
  const mailbox = await shopper.openMailbox();
  const mailed = await mailbox.follow(shopper.email, "Confirma tu correo en La Alacena");
  await mailed.agree("Confirmar mi correo");
  await mailed.see("Tu correo está confirmado");
  await mailbox.close();
  // The event that a browser fires when the shopper returns to the tab.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await data.seeVerified();
  const { documents } = shopper;
  await data.edit();
  await data.phone.fill("55 1234 5678");
  await data.save.click();
  await data.seeData({ Nombre: "Ana Torres", Teléfono: "55 1234 5678" });

  await account.goTo("Direcciones");
  await shop.seeAddress("/cuenta?seccion=direcciones");
  await addresses.add.click();
  await addresses.type({
    "Código postal": HOME_ADDRESS.postalCode,
    Calle: HOME_ADDRESS.street,
    "Número exterior": HOME_ADDRESS.exteriorNumber,
    "Nombre de quien recibe": HOME_ADDRESS.name,
    "Teléfono de quien recibe": HOME_ADDRESS.phone,
  });
  await expect(addresses.field("Estado")).toHaveValue(HOME_ADDRESS.state);
  await expect(addresses.field("Colonia")).toHaveValue(HOME_ADDRESS.neighbourhood);
  await addresses.save.click();
  await expect(addresses.card(HOME_ADDRESS.name)).toContainText("Benito Juárez, Ciudad de México");
  await account.goTo("Pedidos");
  await account.goTo("Seguridad");
  await page.goBack();
  await account.see("Pedidos");
  await page.goBack();
  await account.see("Direcciones");
  await page.goForward();
  await account.see("Pedidos");
  expect(shopper.documents).toBe(documents);

  await stranger.open("/cuenta?seccion=direcciones");
  await stranger.login.submit(shopper);
  await stranger.shop.seeAddress("/cuenta?seccion=direcciones");
  await expect(stranger.account.addresses.card(HOME_ADDRESS.name)).toBeVisible();

  expectErrors(/status of 40[01]/);
  await account.goTo("Seguridad");
  await security.startDeletion();
  await security.deleteAccount();
  await shop.seeToast(/^Eliminamos tu cuenta\./);
  await shop.see("La despensa de la semana, pesada y en tu puerta", "/home");
  await shop.seeLoggedOut();
  expect(await shopper.context.cookies()).toEqual([]);
  expect(shopper.documents).toBe(documents + 1);
  await shop.goTo("Iniciar sesión");
  await login.submit(shopper);
  await expect(login.errorMessage).toHaveText(WRONG);
  await stranger.account.link("Perfil").click();
  await stranger.shop.seeToast(REVOKED);
  await stranger.shop.seeLoggedOut();
});

test("an older sign-in requires reauthentication by a code, and a new password signs other devices out", async ({
  shopper,
  stranger,
  dataFolder,
  expectErrors,
}) => {
  expectErrors(/status of 40[01]/);
  const { security } = shopper.account;
  await shopper.page.clock.install();
  await shopper.register();
  await stranger.open("/login");
  await stranger.login.submit(shopper);
  await stranger.shop.seeLoggedIn();
  // Until the token has expired, and the new one has the time of the sign-in.
  new StoredAccounts(dataFolder).ageSignIns(shopper.email);
  await shopper.page.clock.fastForward("01:00:00");
  await shopper.open("/cuenta?seccion=seguridad");
  await security.changePassword.click();
  await security.setPassword(NEW_PASSWORD);
  await expect(security.reauthentication).toBeVisible();
  await security.sendCode(shopper.email);
  const mailbox = await shopper.openMailbox();
  // The mail before it verifies the address.
  const code = await mailbox.code(shopper.email, 2);
  await mailbox.close();
  await security.reauthenticate(code === "000000" ? "111111" : "000000");
  await expect(security.errorMessage).toHaveText("El código no coincide. Revísalo y vuelve a escribirlo.");
  await security.reauthenticate(code);
  await expect(security.notice.filter({ hasText: "Listo: tu contraseña nueva ya sirve." })).toBeVisible();
  await expect(security.reauthentication).toHaveCount(0);
  await shopper.shop.seeLoggedIn();

  await stranger.open("/quienessomos");
  await stranger.shop.seeToast(REVOKED);
  await stranger.shop.seeLoggedOut();
  await stranger.shop.goTo("Iniciar sesión");
  await stranger.login.submit({ email: shopper.email, password: NEW_PASSWORD });
  await stranger.shop.seeLoggedIn();
});
