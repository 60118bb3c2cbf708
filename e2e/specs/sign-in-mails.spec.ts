import { expect, test } from "../fixtures.ts";

const RESET = "Tu contraseña nueva en La Alacena";
const NEW_PASSWORD = "tres platos de trigo";
const SENT_TO = (email: string) =>
  `Si hay una cuenta con ${email}, en unos minutos te llega un correo para elegir una contraseña nueva.`;

test(
  "who forgot the password chooses a new one by mail, and the old one is refused",
  { tag: "@main" },
  async ({ shopper, expectErrors }) => {
    expectErrors(/status of 400/);
    const { login, passwordReset, shop } = shopper;
    await shopper.haveAccount();
    await shopper.open("/cuenta");
    await login.email.fill(shopper.email);
    await login.forgot.click();
    await shop.see("Recupera tu contraseña", "/login?volver=/cuenta&modo=recuperar");
    await expect(passwordReset.heading).toHaveText("Recupera tu contraseña");
    await expect(passwordReset.heading).toBeFocused();
    await expect(passwordReset.email).toHaveValue(shopper.email);
    await passwordReset.button.click();
    await passwordReset.seeSent();
    await expect(passwordReset.main).toContainText(SENT_TO(shopper.email));

    const mailbox = await shopper.openMailbox();
    const mailed = await mailbox.follow(shopper.email, RESET);
    await mailed.see("Elige una contraseña nueva");
    await mailed.choosePassword("1234567");
    await expect(mailed.errorMessage).toHaveText("Usa al menos 8 caracteres.");
    await mailed.choosePassword(NEW_PASSWORD, "otra cosa");
    await expect(mailed.errorMessage).toHaveText("Las dos contraseñas no son iguales. Escríbelas otra vez.");
    await mailed.choosePassword(NEW_PASSWORD);
    await mailed.see("Tu contraseña está guardada");
    await mailed.back.click();
    await expect(mailed.heading).toHaveText("Iniciar sesión");
    await mailbox.close();

    await passwordReset.back.click();
    await shop.see("Iniciar sesión", "/login?volver=/cuenta");
    await login.submit(shopper);
    await expect(login.errorMessage).toHaveText(
      "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.",
    );
    await login.submit({ email: shopper.email, password: NEW_PASSWORD });
    await shop.see("Mi cuenta", "/cuenta");
  },
);

test("a new password chosen by mail ends the session of whoever was signed in", async ({
  shopper,
  stranger,
  expectErrors,
}) => {
  expectErrors(/status of 40[01]/);
  await stranger.haveAccount();
  await shopper.open("/login");
  await shopper.login.submit(stranger);
  await shopper.shop.seeLoggedIn();

  await stranger.open("/login?modo=recuperar");
  await stranger.passwordReset.ask(stranger.email);
  await stranger.passwordReset.seeSent();
  const mailbox = await stranger.openMailbox();
  const mailed = await mailbox.follow(stranger.email, RESET);
  await mailed.choosePassword(NEW_PASSWORD);
  await mailed.see("Tu contraseña está guardada");

  const { documents } = shopper;
  await shopper.open("/detalles/lenteja-500-g");
  await shopper.shop.seeLoggedOut();
  await expect.poll(() => shopper.tk.read()).toBeUndefined();
  await shopper.shop.see("Lenteja 500 g");
  expect(shopper.documents).toBe(documents + 2);
});
