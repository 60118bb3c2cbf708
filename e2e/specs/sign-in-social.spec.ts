import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../pages/shopper.ts";

const HOME = "La despensa de la semana, pesada y en tu puerta";
const BEANS = "Frijol negro 900 g";
const TO_LINK =
  "Ya tienes una cuenta con este correoEscribe tu contraseña, o entra como lo haces siempre, y la vinculamos con Facebook.";
const LINKED =
  "Iniciaste sesión y vinculaste tu otra cuenta. Desde ahora puedes entrar con cualquiera de las dos.";

for (const [service, isVerified] of [
  ["Google", true],
  ["Facebook", false],
] as const) {
  test(
    `${service} makes an account, and leads to the same one the next time`,
    { tag: "@main" },
    async ({ shopper }) => {
      const { login, shop } = shopper;
      await shopper.open("/login");
      const picker = await login.social.open(service);
      await expect(picker.heading).toHaveText(`Elige una cuenta de ${service}`);
      await expect(login.social.notice).toContainText(`Termina de entrar en la ventana de ${service}.`);
      await picker.type(shopper, { isVerified });
      await shop.see(HOME, "/home");
      await shop.seeLoggedIn();
      await shop.seeToast("Iniciaste sesión. ¡Qué gusto verte!");
      await shopper.buy("frijol-negro-900-g", BEANS);
      await shopper.signOut();

      await shopper.open("/registrar");
      await (await shopper.signUp.social.open(service)).choose(shopper.email);
      await shop.seeLoggedIn();
      await shop.seeUnits(1);
    },
  );
}

test.describe("Facebook with the e-mail of an account that has a password", () => {
  test("is linked once the password is proven, and both lead to it afterwards", async ({ shopper }) => {
    const { login, shop } = shopper;
    await haveCart(shopper);
    await shopper.open("/login?volver=/cuenta");
    await enterByFacebook(shopper);
    await expect(login.errorMessage).toHaveText(TO_LINK);
    await expect(login.email).toHaveValue(shopper.email);
    await expect(login.password).toBeFocused();
    await shop.seeLoggedOut();

    await login.password.fill(shopper.password);
    await login.button.click();
    await shop.see("Mi cuenta", "/cuenta");
    await shop.seeToast(LINKED);
    await shop.seeUnits(1);

    await shopper.signOut();
    await shopper.open("/login");
    await (await login.social.open("Facebook")).choose(shopper.email);
    await shop.seeLoggedIn();
    await shop.seeUnits(1);

    await shopper.signOut();
    await shopper.open("/login");
    await shopper.signIn();
    await shop.seeUnits(1);
  });

  test("is not linked to another account that is proven instead", async ({ shopper, stranger }) => {
    const { login, shop } = shopper;
    await haveCart(shopper);
    await stranger.haveAccount();
    await shopper.open("/login");
    await enterByFacebook(shopper);
    await expect(login.errorMessage).toHaveText(TO_LINK);
    await login.submit(stranger);
    await shop.seeToast("Iniciaste sesión. ¡Qué gusto verte!");
    await shop.seeUnits(0);

    await shopper.signOut();
    await shopper.open("/login");
    await (await login.social.open("Facebook")).choose(shopper.email);
    await expect(login.errorMessage).toHaveText(TO_LINK);
    await shop.seeLoggedOut();
  });
});

test("Google, which vouches for an e-mail, takes over its account from whoever only claimed it", async ({
  shopper,
  stranger,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  await shopper.haveAccount();
  await stranger.open("/login");
  await (await stranger.login.social.open("Google")).type(shopper, { isVerified: true });
  await stranger.shop.seeLoggedIn();

  await shopper.open("/login");
  await shopper.login.submit(shopper);
  await expect(shopper.login.errorMessage).toHaveText(
    "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.",
  );
});

/** An account of the shopper's with something in its cart, by which it is known again. */
async function haveCart(shopper: Shopper): Promise<void> {
  await shopper.register();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shopper.signOut();
}

/** Chooses the shopper's own account in the window of Facebook, which vouches for no e-mail. */
async function enterByFacebook(shopper: Shopper): Promise<void> {
  const picker = await shopper.login.social.open("Facebook");
  await picker.type(shopper, { isVerified: false });
}
