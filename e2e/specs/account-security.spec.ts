import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { StoredAccounts } from "../stored-accounts.ts";

const HOME = "La despensa de la semana, pesada y en tu puerta";
const BEANS = "Frijol negro 900 g";
const NEW_PASSWORD = "tres platos de trigo";
const WRONG = "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.";
const REVOKED = "Tu sesión dejó de ser válida. Inicia sesión otra vez para seguir.";

test("whoever has just signed in changes the password, and their other devices are signed out", async ({
  shopper,
  stranger,
  expectErrors,
}) => {
  expectErrors(/status of 40[01]/);
  const { security } = shopper.account;
  await shopper.register();
  await stranger.open("/login");
  await stranger.login.submit(shopper);
  await stranger.shop.seeLoggedIn();

  await shopper.open("/cuenta?seccion=seguridad");
  await security.changePassword.click();
  await security.setPassword("torres");
  await expect(security.newPassword).toBeFocused();
  await expect(security.newPassword).toHaveAccessibleDescription(/Usa al menos 8 caracteres\.$/);
  await security.setPassword(NEW_PASSWORD);
  await expect(security.notice.filter({ hasText: "Listo: tu contraseña nueva ya sirve." })).toBeVisible();
  await shopper.account.goTo("Perfil");
  await shopper.account.data.seeData({ Nombre: shopper.name, Teléfono: "Sin teléfono" });

  await stranger.open("/quienessomos");
  await stranger.shop.seeToast(REVOKED);
  await stranger.shop.seeLoggedOut();
  await stranger.shop.goTo("Iniciar sesión");
  await stranger.login.submit(shopper);
  await expect(stranger.login.errorMessage).toHaveText(WRONG);
  await stranger.login.submit({ email: shopper.email, password: NEW_PASSWORD });
  await stranger.shop.seeLoggedIn();
});

test("whoever signed in a while ago confirms who they are by a code, and what they wanted goes on by itself", async ({
  shopper,
  dataFolder,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const { security } = shopper.account;
  await shopper.page.clock.install();
  await shopper.register();
  // Until the token is too old, and the new one tells how long ago the sign-in was.
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
  await shopper.account.goTo("Perfil");
  await shopper.account.data.seeData({ Nombre: shopper.name, Teléfono: "Sin teléfono" });
});

test("Google is linked and leads to the account, until it is unlinked", async ({ shopper }) => {
  const { account, shop, login } = shopper;
  const { security } = account;
  await shopper.register();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shopper.open("/cuenta?seccion=seguridad");
  await expect(security.signInMethod("Contraseña")).toContainText("Tu única forma");
  const google = { email: `g.${shopper.email}`, name: "Ana en Google" };
  await (await security.link("Google")).type(google, { isVerified: true });
  await expect(security.notice.filter({ hasText: "Vinculamos Google." })).toBeVisible();
  await expect(security.signInMethod("Google")).toContainText(google.email);
  await expect(security.signInMethod("Contraseña")).not.toContainText("Tu única forma");
  await shopper.signOut();

  await shopper.open("/login");
  await (await login.social.open("Google")).choose(google.email);
  await shop.seeLoggedIn();
  await shop.seeUnits(1);

  await shopper.open("/cuenta?seccion=seguridad");
  await security.unlink("Google");
  await expect(security.notice.filter({ hasText: "Desvinculamos Google." })).toBeVisible();
  await expect(security.signInMethod("Google")).toContainText("Sin vincular");
  await expect(security.signInMethod("Contraseña")).toContainText("Tu única forma");
  await shopper.signOut();

  await shopper.open("/login");
  await (await login.social.open("Google")).choose(google.email);
  await shop.seeLoggedIn();
  await shop.seeUnits(0);
});

test("another e-mail counts once its link is followed, and the old one can take the account back", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 40[01]/);
  const { account, login, shop } = shopper;
  const { security } = account;
  const newEmail = `nuevo.${shopper.email}`;
  await shopper.register();
  const mailbox = await shopper.openMailbox();
  const verification = await mailbox.follow(shopper.email, "Confirma tu correo en La Alacena");
  await verification.agree("Confirmar mi correo");
  await verification.see("Tu correo está confirmado");

  await shopper.open("/cuenta?seccion=seguridad");
  await security.changeEmail.click();
  await security.setEmail(shopper.email);
  await expect(security.newEmail).toHaveAccessibleDescription("Ya usas este correo. Escribe otro.");
  await security.setEmail(newEmail);
  await expect(security.notice.filter({ hasText: `Te mandamos un enlace a ${newEmail}.` })).toBeVisible();

  await mailbox.open();
  const mailed = await mailbox.follow(newEmail, "Confirma tu correo nuevo en La Alacena");
  await mailed.agree("Usar el correo nuevo");
  await mailed.see("Tu correo cambió");
  const { documents } = shopper;
  await account.link("Direcciones").click();
  await shop.seeToast(REVOKED);
  await shop.see("Iniciar sesión");
  expect(shopper.documents).toBe(documents + 1);

  await login.submit(shopper);
  await expect(login.errorMessage).toHaveText(WRONG);
  await login.submit({ email: newEmail, password: shopper.password });
  await shop.seeLoggedIn();
  // A call that is still under way would hear of the recovery, and load the page anew by itself.
  await expect(account.addresses.emptyHeading).toBeVisible();

  await mailbox.open();
  const back = await mailbox.follow(shopper.email, "Tu cuenta de La Alacena cambió de correo");
  await back.agree("Recuperar mi correo");
  await back.see("Recuperaste tu correo");
  await shopper.open("/quienessomos");
  await shop.seeLoggedOut();
  await shop.goTo("Iniciar sesión");
  await shopper.signIn();
});

test("signing out everywhere ends the session here and on another device", async ({
  shopper,
  stranger,
  expectErrors,
}) => {
  await shopper.register();
  await stranger.open("/login");
  await stranger.login.submit(shopper);
  await stranger.shop.seeLoggedIn();

  await shopper.open("/cuenta?seccion=seguridad");
  const before = [shopper.documents, stranger.documents];
  await shopper.account.security.signOutEverywhere();
  await shopper.shop.seeToast("Cerraste sesión en todos tus dispositivos.");
  await shopper.shop.seeLoggedOut();

  expectErrors(/status of 40[01]/);
  await stranger.shop.goTo("Mi cuenta");
  await stranger.shop.seeToast(REVOKED);
  await stranger.shop.seeLoggedOut();
  expect([shopper.documents, stranger.documents]).toEqual(before.map((count) => count + 1));
});

test("what the shop keeps is downloaded, and no secret is in it", async ({ shopper }) => {
  const { data, security } = shopper.account;
  await shopper.register();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shopper.open("/cuenta");
  await data.edit();
  await data.name.fill("Ana María Torres");
  await data.save.click();
  await data.seeData({ Nombre: "Ana María Torres", Teléfono: "Sin teléfono" });
  await shopper.account.goTo("Seguridad");
  const download = await security.download();
  expect(download.suggestedFilename()).toBe("mis-datos.json");
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({
    currency: "MXN",
    profile: { name: "Ana María Torres" },
    addresses: [],
    orders: [],
  });
  expect(text).toContain("frijol-negro-900-g");
  expect(text).not.toContain(shopper.password);
  expect(text).not.toMatch(/password|token|secret|hash|scrypt|eyJ/i);
});

test("an account is deleted by whoever means it, and is gone on every device", async ({
  shopper,
  stranger,
  expectErrors,
}) => {
  const { account, login, shop } = shopper;
  const { security } = account;
  await shopper.register();
  await stranger.open("/login");
  await stranger.login.submit(shopper);
  await stranger.shop.seeLoggedIn();
  await shopper.open("/cuenta?seccion=seguridad");
  await security.startDeletion();
  await security.deleteAccount("borrar");
  await expect(security.word).toBeFocused();
  await expect(security.word).toHaveAccessibleDescription("Escribe ELIMINAR para confirmarlo.");
  const { documents } = shopper;
  await security.deleteAccount();
  await shop.seeToast(/^Eliminamos tu cuenta\./);
  await shop.see(HOME, "/home");
  await shop.seeLoggedOut();
  expect(await shopper.context.cookies()).toEqual([]);
  expect(shopper.documents).toBe(documents + 1);

  expectErrors(/status of 40[01]/);
  await shop.goTo("Iniciar sesión");
  await login.submit(shopper);
  await expect(login.errorMessage).toHaveText(WRONG);
  await stranger.shop.goTo("Mi cuenta");
  await stranger.shop.seeToast(REVOKED);
  await stranger.shop.seeLoggedOut();
});
