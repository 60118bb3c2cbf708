import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";

test("the keyboard alone signs in: with a password after a slip, by phone, and through the window of Google", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const { login, phoneSignIn, page, shop } = shopper;
  const keyboard = new Keyboard(page);
  await shopper.haveAccount();
  await shopper.open("/home");
  await keyboard.follow(shop.link("Iniciar sesión"));
  await shop.see("Iniciar sesión", "/login");
  await expect(page.getByRole("main")).toBeFocused();
  await keyboard.tabTo(login.email);
  await page.keyboard.type(shopper.email);
  await keyboard.tabTo(login.password);
  await page.keyboard.type("otra contraseña");
  await page.keyboard.press("Enter");
  await expect(login.errorMessage).toBeVisible();
  await expect(login.password).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(shopper.password);
  await page.keyboard.press("Enter");
  await shop.seeLoggedIn();
  await shopper.signOut();

  const mailbox = await shopper.openMailbox();
  await shopper.open("/login");
  await keyboard.follow(login.byPhone);
  await expect(phoneSignIn.heading).toBeFocused();
  await keyboard.tabTo(phoneSignIn.country);
  await page.keyboard.type("Españ");
  await expect(phoneSignIn.country).toHaveValue("ES");
  await keyboard.tabTo(phoneSignIn.number);
  const number = `6${shopper.phone.slice(2)}`;
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(phoneSignIn.code).toBeFocused();
  await page.keyboard.type(await mailbox.code(`+34${number}`));
  await page.keyboard.press("Enter");
  await shop.seeLoggedIn();
  await shopper.signOut();

  await shopper.open("/login");
  await keyboard.tabTo(login.social.button("Google"));
  const picker = await login.social.openWith(() => page.keyboard.press("Enter"));
  await new Keyboard(picker.page).tabTo(picker.person("valeria.campos@correo.example"));
  await picker.finish(() => picker.page.keyboard.press("Enter"));
  await shop.seeLoggedIn();
});

test("Facebook with the e-mail of an account is linked once its password is proven, leads to it, and is unlinked", async ({
  shopper,
}) => {
  const { login, shop } = shopper;
  const { security } = shopper.account;
  await shopper.haveSession();
  await shopper.buy("frijol-negro-900-g", "Frijol negro 900 g");
  await shopper.signOut();
  await shopper.open("/login?volver=/cuenta");
  const picker = await login.social.open("Facebook");
  await picker.type(shopper, { isVerified: false });
  await expect(login.errorMessage).toContainText("Ya tienes una cuenta con este correo");
  await expect(login.email).toHaveValue(shopper.email);
  await expect(login.password).toBeFocused();
  await shop.seeLoggedOut();
  await login.password.fill(shopper.password);
  await login.button.click();
  await shop.see("Mi cuenta", "/cuenta");
  await shop.seeUnits(1);

  await shopper.signOut();
  await shopper.open("/registrar");
  await (await shopper.signUp.social.open("Facebook")).choose(shopper.email);
  await shop.seeLoggedIn();
  await shop.seeUnits(1);

  await shopper.open("/cuenta?seccion=seguridad");
  await security.unlink("Facebook");
  await expect(security.notice.filter({ hasText: "Desvinculamos Facebook." })).toBeVisible();
  await expect(security.signInMethod("Contraseña")).toContainText("Tu única forma");
  const google = { email: `g.${shopper.email}`, name: "Ana en Google" };
  await (await security.link("Google")).type(google, { isVerified: true });
  await expect(security.signInMethod("Google")).toContainText(google.email);
});
