import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import type { Shopper } from "../pages/shopper.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`within WCAG 2.2 AA, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("signing in has no violation, whichever way", { tag: "@phone" }, async ({ shopper }) => {
      const { login, phoneSignIn, passwordReset } = shopper;
      await shopper.open("/login");
      await login.button.click();
      await expect(login.email).toHaveAccessibleDescription("Escribe tu correo electrónico.");
      await seeNoViolations(shopper);
      await login.byPhone.click();
      await phoneSignIn.askCode("55");
      await expect(phoneSignIn.number).toHaveAccessibleDescription(/faltan dígitos/);
      await seeNoViolations(shopper);
      await phoneSignIn.askCode(shopper.phone);
      await phoneSignIn.submit("12");
      await expect(phoneSignIn.code).toHaveAccessibleDescription(/6 dígitos/);
      await seeNoViolations(shopper);
      await shopper.open("/login?modo=recuperar");
      await passwordReset.ask(shopper.email);
      await passwordReset.seeSent();
      await seeNoViolations(shopper);
    });

    test("an account that waits to be linked has no violation", { tag: "@phone" }, async ({ shopper }) => {
      const { login } = shopper;
      await shopper.haveAccount();
      await shopper.open("/login");
      const picker = await login.social.open("Facebook");
      await expect(login.social.notice).toBeVisible();
      await seeNoViolations(shopper);
      await picker.type(shopper, { isVerified: false });
      await expect(login.errorMessage).toBeVisible();
      await seeNoViolations(shopper);
    });

    test("the account has no violation in any section", { tag: "@phone" }, async ({ shopper }) => {
      const { account } = shopper;
      await shopper.register();
      await shopper.open("/cuenta");
      await account.data.seeUnverified();
      await account.data.edit();
      await expect(account.data.save).toBeVisible();
      await seeNoViolations(shopper);
      await account.goTo("Direcciones");
      await account.addresses.add.click();
      await account.addresses.save.click();
      await expect(account.addresses.field("Estado")).toHaveAccessibleDescription("Elige el estado.");
      await seeNoViolations(shopper);
      await account.goTo("Pedidos");
      await expect(shopper.page.getByRole("heading", { name: "Todavía no has hecho pedidos" })).toBeVisible();
      await seeNoViolations(shopper);
      await account.goTo("Seguridad");
      await account.security.changePassword.click();
      await expect(account.security.newPassword).toBeVisible();
      await seeNoViolations(shopper);
      await account.security.startDeletion();
      await expect(account.security.word).toBeVisible();
      await seeNoViolations(shopper);
    });
  });
}

test.describe("on a screen of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no sign-in method needs scrolling sideways", async ({ shopper }) => {
    const { phoneSignIn, passwordReset, shop } = shopper;
    await shopper.open("/login");
    await expect(shopper.login.button).toBeVisible();
    await shop.seeNoSidewaysScroll();
    await shopper.open("/login?modo=telefono");
    await phoneSignIn.askCode(shopper.phone);
    await expect(phoneSignIn.code).toBeVisible();
    await shop.seeNoSidewaysScroll();
    await shopper.open("/login?modo=recuperar");
    await passwordReset.ask(shopper.email);
    await passwordReset.seeSent();
    await shop.seeNoSidewaysScroll();
  });

  test("no section of the account needs scrolling sideways", async ({ shopper }) => {
    const { account, shop } = shopper;
    await shopper.register();
    await shopper.open("/cuenta");
    await account.data.seeUnverified();
    await shop.seeNoSidewaysScroll();
    await account.goTo("Direcciones");
    await account.addresses.add.click();
    await expect(account.addresses.save).toBeVisible();
    await shop.seeNoSidewaysScroll();
    await account.goTo("Seguridad");
    await expect(account.security.methods).toBeVisible();
    await shop.seeNoSidewaysScroll();
  });
});

async function seeNoViolations({ page }: Shopper): Promise<void> {
  expect.soft(await findViolations(page)).toEqual([]);
}
