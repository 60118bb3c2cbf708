import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../pages/shopper.ts";
import type { Service } from "../pages/social-sign-in.ts";

const HOME = "La despensa de la semana, pesada y en tu puerta";
const BEANS = "Frijol negro 900 g";
const CANCELLED = "Cerraste la ventana antes de terminar. Vuelve a intentarlo cuando quieras.";
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

test("the window is given up in the shop, which closes it", async ({ shopper }) => {
  const { login, shop } = shopper;
  await shopper.open("/login");
  const picker = await login.social.open("Google");
  await login.social.cancel.click();
  await picker.seeClosed();
  await expect(shopper.page.getByText(CANCELLED)).toBeVisible();
  await expect(login.social.notice).toHaveCount(0);
  await expect(login.social.button("Google")).toBeFocused();
  await shop.seeLoggedOut();
  expect(await shopper.tk.read()).toBeUndefined();
});

for (const [what, leave] of [
  ["given up in the window itself", "cancel"],
  ["closed by hand", "close"],
] as const) {
  test(`the window is ${what}, and the shopper comes in another way`, async ({ shopper }) => {
    const { login, shop } = shopper;
    await shopper.haveAccount();
    await shopper.open("/login");
    await login.email.fill(shopper.email);
    await (await login.social.open("Facebook"))[leave]();
    await expect(shopper.page.getByText(CANCELLED)).toBeVisible();
    await expect(login.social.notice).toHaveCount(0);
    await shop.seeLoggedOut();
    await expect(login.email).toHaveValue(shopper.email);
    await shopper.signIn();
  });
}

test("a window that the browser blocks is said so", async ({ shopper }) => {
  await shopper.page.addInitScript(() => {
    window.open = () => null;
  });
  await shopper.open("/login");
  await shopper.login.social.button("Google").click();
  await expect(shopper.login.errorMessage).toHaveText(
    "Tu navegador bloqueó la ventana para entrar. Permítela y vuelve a intentarlo.",
  );
  await shopper.shop.seeLoggedOut();
});

test("a second press while the window is open opens no second one", async ({ shopper }) => {
  const { login } = shopper;
  await shopper.open("/login");
  const picker = await login.social.open("Google");
  // The buttons take no press any more, which Playwright would wait for.
  await login.social.button("Google").click({ force: true });
  await login.social.button("Facebook").click({ force: true });
  expect(shopper.context.pages()).toHaveLength(2);
  await expect(picker.heading).toHaveText("Elige una cuenta de Google");
});

test("the window leads to where the shopper wanted to go, for as long as they chose", async ({ shopper }) => {
  await shopper.open("/cuenta");
  await shopper.login.rememberMe.check();
  await (await shopper.login.social.open("Google")).type(shopper, { isVerified: true });
  await shopper.shop.see("Mi cuenta", "/cuenta");
  const cookie = await shopper.tk.read();
  expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + 30 * 24 * 3600, -2);
});

test.describe("Facebook with the e-mail of an account that has a password", () => {
  test("is linked once the password is proven, and both lead to it afterwards", async ({ shopper }) => {
    const { login, shop } = shopper;
    await haveCart(shopper);
    await shopper.open("/login?volver=/cuenta");
    await enter(shopper, "Facebook");
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

  test("waits through a wrong password, and from the sign-up screen too", async ({
    shopper,
    expectErrors,
  }) => {
    expectErrors(/status of 400/);
    const { login, shop } = shopper;
    await haveCart(shopper);
    await shopper.open("/registrar?volver=/quienessomos");
    await enter(shopper, "Facebook");
    await shopper.signUp.errorMessage.getByRole("link", { name: "Iniciar sesión" }).click();
    await shop.see("Iniciar sesión", "/login?volver=/quienessomos");
    await expect(login.errorMessage).toHaveText(TO_LINK);
    await expect(login.email).toHaveValue(shopper.email);
    await login.submit({ email: shopper.email, password: "otra contraseña" });
    await expect(shopper.page.getByText("El correo o la contraseña no coinciden.")).toBeVisible();
    await login.submit(shopper);
    await shop.see("Quiénes somos", "/quienessomos");
    await shop.seeToast(LINKED);
    await shop.seeUnits(1);
  });

  test("is not linked to another account that is proven instead", async ({ shopper, stranger }) => {
    const { login, shop } = shopper;
    await haveCart(shopper);
    await stranger.haveAccount();
    await shopper.open("/login");
    await enter(shopper, "Facebook");
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

test("Facebook with the e-mail of a Google account is linked once Google has said who it is", async ({
  shopper,
}) => {
  const { login, shop } = shopper;
  await shopper.open("/login");
  await enter(shopper, "Google");
  await shop.seeLoggedIn();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shopper.signOut();

  await shopper.open("/login");
  await enter(shopper, "Facebook");
  await expect(login.errorMessage).toHaveText(TO_LINK);
  await (await login.social.open("Google")).choose(shopper.email);
  await shop.seeToast(LINKED);
  await shop.seeUnits(1);

  await shopper.signOut();
  await shopper.open("/login");
  await (await login.social.open("Facebook")).choose(shopper.email);
  await shop.seeLoggedIn();
  await shop.seeUnits(1);
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

/** Chooses the shopper's own account in the window that opens; Facebook vouches for no e-mail. */
async function enter(shopper: Shopper, service: Service): Promise<void> {
  const picker = await shopper.login.social.open(service);
  await picker.type(shopper, { isVerified: service === "Google" });
}
