import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";

test("the keyboard alone signs in with a password, after a slip", async ({ shopper, expectErrors }) => {
  expectErrors(/status of 400/);
  const { login, page, shop } = shopper;
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
  await keyboard.tabTo(login.rememberMe);
  await page.keyboard.press("Space");
  await expect(login.rememberMe).toBeChecked();
  await keyboard.follow(login.button);
  await shop.seeLoggedIn();
});

test("the keyboard alone signs in by phone", async ({ shopper }) => {
  const { login, phoneSignIn, page, shop } = shopper;
  const keyboard = new Keyboard(page);
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
});

test("the keyboard alone signs in through the window of Google", async ({ shopper }) => {
  const { login, page, shop } = shopper;
  const keyboard = new Keyboard(page);
  await shopper.open("/login");
  await keyboard.tabTo(login.social.button("Google"));
  const picker = await login.social.openWith(() => page.keyboard.press("Enter"));
  await new Keyboard(picker.page).tabTo(picker.person("valeria.campos@correo.example"));
  await picker.finish(() => picker.page.keyboard.press("Enter"));
  await shop.seeLoggedIn();
});
